/**
 * Words that mean about the same when somebody speaks of a memory without its own words, one group a line, languages mixed.
 * Only for finding a held memory (what to forget, what is replaced), never for deciding that something is worth keeping.
 */
export const SYNONYMS = `
pay, salary, what i make, i make, on my payslip, pay packet, take-home, i take home, wage, wages, earn, earnings, income, gehalt, lohn, verdienst, sueldo, salario, nómina, salaire, paid, a year, pays me, pay me, bring home, lands in my account, hits my account, in my account every month, auf meinem konto landet, reingeht
money, cash, euro, euros, dollar, dollars, pounds sterling, geld, dinero, figure, amount, sum, €, £, $
debt, owe, overdraft, loan, in the red, schulden, schulde, deuda, debo, kaution, zurückzahlen, borrow, borrowed, back payment, arrears, zurückgeben, in der kreide, geliehen, geliehene, geliehenes, leihen, schuldig, devolver, prestado, owes, money troubles
savings, bonds, premium bonds, saved, nest egg, tucked away, investment, investments, shares, ersparnisse, ahorros, stocks, pension
grant, bafög, amt, benefit, benefits, beca, stipend, allowance, subsidy, handout, universal credit
tax, taxes, audit, auditing, return, irs, hmrc, sars, steuer, finanzamt, impuestos, hacienda
surgery, operation, operated, operiert, op, repair, replaced, meniscus, hip, knee, appendix, operación, cirugía, transplant, removed, stitches, procedure, bypass
medicine, medication, meds, pill, pills, tablet, tablets, drug, drugs, prescription, tabletten, tablette, pille, medikament, medikamente, pastilla, pastillas, medicina, medicamento, dose, milligramm, takes, antidepressant, mg, dosage, insulin, injection, injections, jab, jabs, units, capsule, capsules, spritze, inyección, dosis
illness, diagnosis, diagnosed, condition, disease, medical, health, krankheit, diagnose, enfermedad, diagnóstico, symptom, disorder
test, tests, scan, biopsy, results, hospital, clinic, untersuchung, pruebas, análisis, check-up
therapy, therapist, counsellor, counselor, shrink, psychologist, psychiatrist, therapeut, terapeuta, psicóloga
weight, weigh, weighed, body, scales, kilos, kilo, pounds, lbs, stone, gewicht, waage, peso, báscula, bmi
pregnancy, pregnant, baby, trying for, ivf, family plans, expecting, due, schwanger, embarazo, bebé, third, miscarriage
ex, separated, separation, split, broke up, divorce, divorced, moved out, left me, dumped, ghosted, trennung, getrennt, separación, separando, matrimonio, marriage, ehe, scheidung, breakup
dating, date, was seeing, were seeing, been seeing, am seeing, me seeing, seeing someone, seeing somebody, started seeing, boyfriend, girlfriend, crush, lover, romance, lady friend, lady, guy, tinder, bumble, hinge, novio, novia, verliebt, affair, fling, a thing for, admirer, gentleman caller, gentleman friend, suitor, old flame, alte flamme, jugendliebe, first love, sweetheart, amante, liebschaft
partner, husband, wife, spouse, fiancé, fiancée, pareja, marido, esposa, esposo, mann, frau
him, he, boyfriend, husband, guy, man, partner, fiancé, moved out, left me, dumped me, broke up, split up, ghosted
her, she, girlfriend, wife, woman, lady, partner, fiancée, moved out, left me, dumped me, broke up, split up, ghosted
business partner, started the agency, co-founder, cofounder, founded, socia, socio, monté el negocio, gründete, started the company, set up the business, agency, negocio, started the firm, started a firm, started a company, started the shop, opened the shop, set up shop, geschäftspartner, geschäftspartnerin, mitgründer, mitgründerin, gegründet, aufgemacht, monté, montamos, abrí, abrimos, fundé, fundamos
quarrel, row, fell out, fall out, argument, feud, fight, dispute, streit, krach, pelea, rang, spoken, estranged, not speaking
union, steward, grievance, complaint, gewerkschaft, sindicato, queja, beschwerde, tribunal
inspection, inspección, visita oficial, inspector, prüfung vom amt, audit, inspected
mistake, slip, error, near miss, blunder, fehler, mess-up, wrong, botched, screw-up, oversight
exam, test, cheated, cheating, klausur, prüfung, durchgefallen, verhauen, verhauenen, failed, examen, suspendí, retake, resit
interview, interviewed, application, applied, bewerbung, vorstellungsgespräch, entrevista, job hunt, recruiter, looking elsewhere, sniffing around, looking around for work, greener pastures, jump ship, stellensuche, buscando trabajo
sister, staying, rehab, clinic, hermana, schwester
will, inherit, inheritance, testament, testamento, herencia, estate
address, whereabouts, lives at, live at, house, home, street, adresse, dirección, wohnt, lindenallee, where i live, lane, road, avenue, moved back in
phone, number, mobile, telephone, handy, nummer, telefon, teléfono, móvil, cell, digits, contact details, contact info, contact information, contact data, landline, kontaktdaten, datos de contacto
email, e-mail, inbox, mail, mailbox, correo, contact details, contact info, contact information, contact data, kontaktdaten, datos de contacto
birthday, birth, born, date of birth, dob, geburtstag, cumpleaños, cumplo, geboren, nací
work, job, employer, workplace, office, company, firm, arbeit, stelle, trabajo, empresa, worked
boss, manager, supervisor, chef, chefin, jefe, jefa, vorgesetzter
car, drive, drives, vehicle, van, wheels, auto, coche, wagen, fahre, furgoneta, truck
crash, accident, collision, unfall, accidente, bump
school, schools, kids, kindergarten, schule, colegio, nursery, primary
number of kids, children, kids, kinder, hijos
flight, plane, flying, vuelo, flug, airport
team, squad, crew, mannschaft, equipo, club, football team, verein, supports
rule, standing order, instruction, orders, regel, regla, norma
answer, reply, respond, response, answers, replies, antworte, antworten, respuesta, responde
rhyme, rhymes, verse, poem, reimen
language, speak, reply in, sprache, idioma
church, mosque, temple, religion, faith, kirche, iglesia, what i believe, beliefs, believer, priest, catholic, protestant, muslim, jewish, buddhist, hindu, quaker, atheist, katholisch, evangelisch, católico, católica
alcohol, drinking, drink, drunk, sober, trinken, beber
smoke, smoking, cigarettes, rauchen, fumar, nicotine, vape
landlord, rent, lease, tenancy, miete, vermieter, casero, alquiler, pay for the flat, pay for the place, pay for the house, pay for my room
loan, lent, lender, borrowed, mortgage, the house costs, the flat costs, kredit, hipoteca, préstamo
court, lawyer, lawsuit, sued, legal, anwalt, gericht, abogado, juicio, police, cops, arrested, conviction, polizei, policía
passport, visa, ausweis, pasaporte, id card
friend, mate, buddy, pal, freund, amigo, amiga
neighbour, neighbor, next door, nachbar, vecino, vecina
dog, puppy, hound, hund, perro
cat, kitten, katze, gato
hobby, pastime, hobbies, afición
holiday, trip, vacation, urlaub, viaje, vacaciones, travel
stolen, theft, robbed, burgled, burglary, robo, diebstahl, gestohlen, break-in
gambling, gamble, gambled, bet, bets, betting, casino, on the horses, on the dogs, at the races, lottery, scratch cards, poker, slot machines, pokies, bookies, wetten, gewettet, sportwetten, zocken, zocke, gezockt, spielhalle, apuestas, apostar, tragaperras
region, data centre, datacenter, production, prod, deploy
editor, ide, code editor
nationality, citizenship, passport
password, secret, token
wedding, marry, married, hochzeit, boda, venue
shoes, trainers, boots, schuhe, zapatos, clogs, feet, shoe size, füße, schuhgröße, pies
glasses, lenses, spectacles, brille, gafas, anteojos
rash, allergy, allergic, allergie, alergia, hives, intolerance
insomnia, sleep, asleep, schlaf, dormir, sueño
vote, votes, voted, voting, politics, political, party, election, ballot, partei, partido, wählen
food, feed, fed, eat, eats, meal, meals, dinner, diet, futter, comida
live with, share a place, share the flat, shares, roommate, flatmate, housemate, lodger
employs, pays me, pays my bills, signs my, works for, works at, employer, line of work
bank, banks, keep my money, keep our money, my money is, my money lies, my money sits, my money lives, my money goes, our money is, mein geld liegt, mein geld ist, tengo el dinero, guardo el dinero, account with, lender, building society
vet, animal doctor, treats the animals, veterinary
back, spine, slipped disc, herniated disc, lumbar, sciatica
sugar, diabetes, diabetic, insulin
hosted, hosting, hosts, cloud, server, servers, provider
repo, repository, code lives, github, gitlab
supplier, distributor, wholesaler, vendor, supplies
music, tunes, listens, songs, taste in music
wake up, gets up, day starts, alarm, get up
childminder, babysitter, nanny, looks after, looking after, carer, attendant
house value, home value, property value, market value, valued, valuation, valuer, estate agent, estate agents, realtor, surveyor, appraised, appraisal, asking price, price tag, house price, would fetch, hauswert, immobilienmakler, gutachter, tasación, inmobiliaria
alimony, child support, maintenance payments, unterhalt, pensión alimenticia, manutención, send my ex, pay my ex, pays his ex, pays her ex
bonus, on top, extra pay, christmas money, weihnachtsgeld, paga extra, gratification
licence plate, license plate, number plate, registration, plates, kennzeichen, matrícula
age, how old, years old, mein alter, lebensalter, wie alt, edad
sign-off, sign off, signing off, signature, closing line, valediction, schlussformel, grußformel, despedida
font, typeface, lettering, schriftart, tipografía
surname, last name, family name, maiden name, nachname, mädchenname, apellido
university, college, uni, campus, degree, universidad, facultad, studium
iban, account number, sort code, bank details, kontonummer, bankverbindung, datos bancarios
sexuality, orientation, gay, lesbian, queer, came out, coming out
prison, jail, sentence served, criminal record, convicted, vorstrafe, gefängnis, cárcel, antecedentes
tattoo, tattoos, ink, inked, tätowierung, tatuaje
dentist, tooth, teeth, dental, zahnarzt, zahnärztin, zähne, dentista, dientes
ssn, social security number, national insurance number, tax id, steuernummer, sozialversicherungsnummer, número de la seguridad social
scam, scammed, scammer, swindle, swindled, swindler, conned, con man, fraud, fraudster, betrug, betrüger, betrogen, estafa, estafaron, estafador, timo
nerves, panic, panic attack, panic attacks, mood, anxiety, anxious, depression, depressed, antidepressant, antidepressants, sertraline, escitalopram, fluoxetine, sertralin, breakdown, burnout, stimmung, angst, panik, ansiedad, nervios, ánimo, depresión
side income, second income, second job, side gig, side hustle, side job, moonlighting, moonlight, cash in hand, nebenverdienst, nebenher, schwarzarbeit, segundo sueldo
gynaecologist, gynecologist, ovary, ovarian, cyst, fibroids, womb, frauenarzt, frauenärztin, zyste, ginecóloga, ginecólogo, ovario, quiste
ear, ears, hearing, deaf, deafness, hearing aid, hearing aids, ohren, gehör, schwerhörig, oído, oídos, sordera
eye, eyes, eyesight, sight, glaucoma, cataract, cataracts, augen, grauer star, ojos, cataratas
heart, cardiac, arrhythmia, pacemaker, angina, herz, herzrhythmusstörungen, herzschrittmacher, corazón, arritmia, marcapasos
lungs, breathing, asthma, inhaler, copd, lunge, pulmones, asma
stomach, gut, bowel, bowels, crohn's, colitis, ibs, reflux, ulcer, magen, darm, estómago, intestino
`
