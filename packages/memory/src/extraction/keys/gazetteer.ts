/**
 * Names and words that are values of a canonical key: whoever says "Zed" speaks about an editor. Not complete, and need not be: a hit only
 * helps to find the key. Lower case; `*` ends a stem that more letters may follow.
 */
export const GAZETTEER: Readonly<Record<string, string>> = {
  'tools.editor':
    'neovim, vim, emacs, zed, helix, vscode, vs code, vscodium, intellij, webstorm, pycharm, goland, rubymine, phpstorm, clion, sublime, sublime text, kakoune, textmate, notepad++, android studio, visual studio, windsurf, jetbrains, fleet, atom editor',
  'infra.database':
    'postgres, postgresql, mysql, mariadb, sqlite, mongodb, cockroachdb, dynamodb, cassandra, scylladb, clickhouse, yugabytedb, redis, couchdb, neo4j, firestore, supabase, tidb, duckdb, snowflake, bigquery, elasticsearch, opensearch, timescaledb, planetscale, singlestore, aurora, valkey',
  'infra.cloud': 'aws, azure, gcp, google cloud, hetzner, digitalocean, vercel, netlify, fly.io, heroku, ovh, scaleway, linode, cloudflare, render, railway',
  'infra.ci':
    'jenkins, github actions, gitlab ci, circleci, buildkite, teamcity, travis, drone ci, woodpecker, azure pipelines, concourse, semaphore ci, bamboo',
  'infra.orchestrator': 'kubernetes, k8s, nomad, docker, podman, ecs, fargate, openshift, swarm',
  'infra.queue': 'kafka, rabbitmq, sqs, nats, pulsar, redpanda, activemq, kinesis',
  'infra.monitoring': 'grafana, datadog, sentry, prometheus, new relic, honeycomb, splunk, dynatrace, nagios, zabbix, pagerduty',
  'project.test-runner':
    'jest, vitest, mocha, pytest, cypress, junit, playwright, karma, jasmine, ava, rspec, phpunit, minitest, testng, unittest, nunit, xunit, node:test, tap, nose',
  'project.package-manager': 'npm, pnpm, yarn, bun, pip, poetry, uv, pipenv, conda, composer',
  'project.bundler': 'vite, webpack, esbuild, rollup, parcel, turbopack, rspack, rolldown, snowpack, gradle, maven, bazel, make, cmake, gulp, grunt',
  'project.framework':
    'react, vue, svelte, sveltekit, angular, next.js, nextjs, nuxt, django, rails, flask, fastapi, laravel, spring boot, remix, astro, solidjs, ember, express, nestjs, phoenix, symfony, htmx',
  'project.language':
    'typescript, javascript, python, rust, golang, kotlin, java, c#, c++, ruby, swift, elixir, php, scala, clojure, haskell, erlang, ocaml, perl, zig, dart, lua, julia, f#',
  'project.node': 'node, node.js, nodejs',
  'project.vcs': 'github, gitlab, bitbucket, codeberg, gitea, forgejo, mercurial, perforce',
  'tools.tracker':
    'jira, linear, trello, asana, redmine, youtrack, clickup, shortcut, basecamp, monday.com, pivotal tracker, github issues, taiga, plane, openproject',
  'tools.chat': 'slack, zulip, mattermost, discord, microsoft teams, rocket.chat, matrix, element, signal, telegram, whatsapp, threema',
  'tools.notes': 'obsidian, notion, evernote, onenote, logseq, roam, bear notes, joplin, craft docs, anytype',
  'tools.design': 'figma, penpot, photoshop, illustrator, affinity, canva, indesign, gimp, inkscape, sketch, blender, framer, procreate, coreldraw, krita',
  'tools.invoicing': 'xero, freshbooks, quickbooks, lexoffice, sevdesk, datev, wave accounting, zoho, sage, freeagent, holded, stripe billing, harvest',
  'tools.browser': 'firefox, chrome, safari, vivaldi, brave, librewolf, arc browser, opera, chromium, microsoft edge',
  'tools.laptop':
    'thinkpad, macbook, macbook pro, macbook air, chromebook, dell xps, xps, zenbook, surface laptop, framework laptop, imac, mac mini, latitude, elitebook, ideapad, matebook, spectre, inspiron, tuxedo, system76',
  'tools.os':
    'linux, ubuntu, fedora, debian, windows 11, windows 10, macos, arch linux, nixos, mint, pop!_os, opensuse, manjaro, freebsd, red hat, alpine, centos',
  'tools.phone': 'iphone, android, pixel, galaxy, fairphone, oneplus, xiaomi, nokia, huawei, motorola, sony xperia, samsung, redmi, nothing phone, blackberry',
  'tools.keyboard': 'colemak, dvorak, qwerty, qwertz, azerty, workman, ergodox, moonlander, keychron, kinesis advantage, neo layout, bépo',
  'tools.monitor': 'benq, eizo, ultrawide, studio display, dell ultrasharp, lg ultrafine, asus proart',
  'tools.shell': 'zsh, bash, fish shell, tmux, powershell, nushell, iterm, alacritty, wezterm, kitty terminal, ghostty',
  'tools.camera': 'leica, nikon, canon, fujifilm, olympus, hasselblad, pentax, lumix, rolleiflex',
  'tools.typeface':
    'helvetica, garamond, futura, karla, fraunces, inter, roboto, baskerville, caslon, didot, bodoni, gill sans, univers, lato, open sans, merriweather, comic sans, source sans, work sans, georgia, avenir',
  'tools.boots':
    'hokas, hoka, danskos, scarpas, birkenstocks, crocs, doc martens, asics, brooks, salomons, meindl, lowa, la sportiva, converse, clogs, nikes, adidas, new balance, saucony, mizuno, blundstones',
  'home.appliance': 'sunsynk, tesla powerwall, thermomix, roomba, aga, nespresso, sodastream, kitchenaid, victron, growatt',
  'transport.car':
    'corolla, outback, fiesta, volvo, ioniq, golf, polo, passat, civic, accord, prius, yaris, camry, rav4, tesla, model 3, model y, leaf, zoe, clio, megane, twingo, kangoo, berlingo, peugeot, renault, citroën, citroen, skoda, škoda, octavia, fabia, seat ibiza, fiat, panda, punto, opel, corsa, astra, bmw, mercedes, sprinter, audi, volkswagen, vw, ford, focus, mustang, transit, honda, toyota, nissan, qashqai, micra, mazda, subaru, forester, hyundai, kia, picanto, niro, sportage, jeep, wrangler, land rover, defender, mini cooper, suzuki, swift car, jimny, dacia, duster, sandero, logan, chevrolet, bolt, porsche, saab, lada, vespa, ducati, yamaha, kawasaki, harley, unimog, id.3, id.4, byd, polestar, cupra, mg4, e-golf, partner tepee, caddy, tiguan, touran, t-roc, hilux, tacoma, f-150, silverado, ram',
  'health.medication':
    'warfarin, apixaban, rivaroxaban, edoxaban, dabigatran, heparin, aspirin, clopidogrel, *pril, *sartan, *olol, *statin, *dipine, thyroxine, levothyroxine, *oxetine, sertraline, citalopram, escitalopram, venlafaxine, mirtazapine, bupropion, *zepam, *zolam, zopiclone, zolpidem, *prazole, metformin, insulin, gliclazide, *gliptin, *glutide, *gliflozin, ibuprofen, naproxen, paracetamol, acetaminophen, codeine, tramadol, morphine, gabapentin, pregabalin, lamotrigine, levetiracetam, valproate, carbamazepine, lithium, quetiapine, olanzapine, risperidone, aripiprazole, concerta, ritalin, methylphenidate, lisdexamfetamine, elvanse, vyvanse, adderall, atomoxetine, prednisolone, prednisone, methotrexate, hydroxychloroquine, adalimumab, humira, azathioprine, salbutamol, ventolin, albuterol, montelukast, cetirizine, loratadine, amoxicillin, doxycycline, finasteride, tamsulosin, tamoxifen, letrozole, isotretinoin, minoxidil, sumatriptan, ozempic, wegovy, mounjaro, furosemide, spironolactone, digoxin, amiodarone, allopurinol, colchicine, sertralin, thyroxin, lorazepam, propranolol, eutirox, enalapril, iron tablets, beta blocker, beta blockers, statins, antidepressants, antidepressant',
  'health.sleep': 'melatonin, magnesium glycinate, valerian, baldrian, melatonina, earplugs, weighted blanket, white noise, doxylamine',
  'health.allergy':
    'cashew*, peanut*, pecan*, almond*, hazelnut*, walnut*, pistachio*, nuts, shellfish, shrimp, prawn*, crab, lobster, latex, penicillin, pollen, bee sting*, wasp sting*, lactose, gluten, sesame, soya, mango, kiwi*, strawberr*, sulphites, sulfites, nickel, cat hair, dust mites, mustard, celery, lupin, haselnüsse, erdnüsse, nüsse, laktose, wespen, bienen, hausstaub, percebes, mariscos, cacahuetes, frutos secos, anaphyla*, hives, ausschlag, urticaria',
  'health.condition':
    'sciatica, asthma, diabetes, diabetic, migraine*, epilep*, arthritis, osteoporosis, endometriosis, pcos, adhd, autis*, dyslexi*, dyspraxi*, bipolar, depression, anxiety, ptsd, ocd, crohn*, colitis, ibs, eczema, psoriasis, rosacea, tinnitus, vertigo, glaucoma, cataract*, deuteranopia, protanopia, colour blind*, color blind*, colour-blind*, color-blind*, hypothyroid*, hyperthyroid*, hypertension, anaemi*, anemi*, lupus, multiple sclerosis, parkinson*, dementia, fibromyalgia, gout, sleep apnoea, sleep apnea, narcolepsy, scoliosis, reflux, celiac, coeliac, cancer, leukaemia, prostate, hiv, hepatitis, long covid, raynaud*, marfan, haemophilia, arrhythmia, angina, hay fever, heuschnupfen, neurodermitis, rheuma, zöliakie, celiaquía, blind, deaf, stutter, stammer, hernia, plantar fasciitis, carpal tunnel, meniere*, daltonic*, sordera',
  'health.device':
    'phonak, oticon, hearing aid*, cochlear implant*, insulin pump, pacemaker, wheelchair, crutches, cpap, libre sensor, dexcom, prosthe*, orthotic*, invisalign, stoma, walking frame, zimmer frame, rollator, signia, widex, resound, starkey',
  'health.mobility':
    'wheelchair, crutches, walking stick, zimmer frame, rollator, walking frame, cane, mobility scooter, rollstuhl, krücken, gehstock, muletas, silla de ruedas, bastón',
  'food.diet':
    'vegan, vegetarian, pescatarian, pescetarian, keto, ketogenic, paleo, halal, kosher, gluten-free, gluten free, dairy-free, low-carb, low carb, plant-based, flexitarian, carnivore, mediterranean, lactose-free, low fodmap, fruitarian, omnivore, macrobiotic, raw food, intermittent fasting, no sugar, sugar-free, vegetarisch, pescetarisch, flexitarisch, glutenfrei, laktosefrei, low-sodium, vegano, vegana, vegetariano, vegetariana, sin gluten, sin lactosa, meat, offal, pork',
  'food.drink':
    'coffee, tea, espresso, decaf, flat white*, latte, cappuccino, americano, cortado, macchiato, rooibos, matcha, earl grey, green tea, chai, mate, yerba mate, kombucha, oat milk, soy milk, almond milk, oatly, hafermilch, schwarztee, grüntee, pfefferminztee, kamillentee, café con leche, descafeinado, herbal tea, peppermint tea, hot chocolate, cocoa, cold brew, filter coffee, half of mild, stout, bitter shandy, black coffee',
  'food.breakfast': 'porridge, kippers, boiled egg, muesli, granola, cereal, oatmeal, overnight oats, full english, croissant*, tostada*, churros',
  'food.dislike':
    'coriander, cilantro, liver, beetroot, olives, anchov*, brussels sprouts, liquorice, koriander, rosenkohl, lakritz, mushrooms, blue cheese, offal, aubergine, okra',
  'hobby.sport':
    'running, jogging, swimming, cycling, climbing, bouldering, yoga, pilates, tennis, table tennis, badminton, squash, padel, football, soccer, rugby, cricket, hockey, lacrosse, netball, basketball, volleyball, handball, rowing, kayaking, canoeing, sailing, surfing, skiing, snowboarding, skating, karate, judo, taekwondo, aikido, boxing, kickboxing, fencing, archery, golf, hiking, trail running, triathlon, marathon, crossfit, weightlifting, powerlifting, zumba, spinning, aqua aerobics, gymnastics, wrestling, darts, bowls, bowling, curling, orienteering, horse riding, riding, dressage, parkour, capoeira, tai chi, qigong, rudern, schwimmen, joggen, klettern, turnen, fechten, reiten, radfahren, natación, correr, escalada, senderismo, remo, rowing machine, treadmill, ultimate frisbee, floorball, roller derby, water polo, lane swimming, nordic walking, kung fu, jiu-jitsu, muay thai, pickleball, equitación, atletismo',
  'hobby.instrument':
    'violin, viola, cello, double bass, viola da gamba, guitar, bass guitar, banjo, mandolin, ukulele, harp, lute, piano, organ, harpsichord, keyboard, accordion, concertina, flute, piccolo, recorder, oboe, clarinet, bassoon, saxophone, sax, trumpet, trombone, tuba, french horn, euphonium, cornet, drums, timpani, marimba, xylophone, bagpipes, fiddle, tin whistle, harmonica, theremin, sitar, tabla, djembe, hurdy-gurdy, second violin, first violin, geige, bratsche, kontrabass, klavier, gitarre, querflöte, blockflöte, klarinette, fagott, trompete, posaune, waldhorn, schlagzeug, orgel, harfe, akkordeon, violín, contrabajo, guitarra, flauta, clarinete, fagot, trompeta, batería, acordeón, gaita, arpa, oboe, vihuela, soprano, alto, tenor, baritone, contralto, treble',
  'education.language':
    'welsh, spanish, french, german, italian, portuguese, dutch, danish, swedish, norwegian, finnish, icelandic, polish, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, russian, ukrainian, arabic, hebrew, persian, farsi, hindi, urdu, bengali, tamil, mandarin, cantonese, chinese, japanese, korean, vietnamese, thai, indonesian, swahili, isixhosa, xhosa, zulu, afrikaans, irish, gaelic, basque, catalan, galician, latin, esperanto, sign language, spanisch, französisch, englisch, italienisch, portugiesisch, niederländisch, dänisch, schwedisch, norwegisch, polnisch, tschechisch, russisch, türkisch, arabisch, japanisch, chinesisch, koreanisch, griechisch, inglés, francés, alemán, italiano, portugués, japonés, chino, ruso, árabe, euskera, catalán, finnisch, ungarisch',
  'pets.pet':
    'dog, cat, puppy, kitten, rabbit, hamster, gerbil, guinea pig, parrot, budgie, cockatiel, canary, tortoise, turtle, goldfish, pony, horse, donkey, goat*, sheep, hens, chickens, ducks, ferret, gecko, snake, lizard, chinchilla, rat terrier, greyhound, whippet, lurcher, labrador, golden retriever, poodle, spaniel, beagle, terrier, newfoundland, dalmatian, dachshund, collie, corgi, boxer dog, husky, chihuahua*, pug, mastiff, rottweiler, german shepherd, schnauzer, setter, pointer, bulldog, siamese, persian cat, maine coon, ragdoll, tabby, hund, katze, kater, welpe, kaninchen, meerschweinchen, wellensittich, papagei, schildkröte, pferd, pony, dackel, pudel, schäferhund, perro, perra, gato, gata, conejo, loro, periquito, tortuga, caballo, mastín, galgo, caniche, hámster, podenco',
  'home.heating':
    'pellets, heat pump, gas boiler, oil heating, geothermal, district heating, wood stove, erdwärme, wärmepumpe, gasheizung, ölheizung, fernwärme, kachelofen, caldera de gas, aerotermia, bomba de calor',
  'family.status':
    'married, engaged, divorced, single, widowed, separated, civil partnership, verheiratet, verlobt, geschieden, ledig, verwitwet, casado, casada, soltero, soltera, divorciado, divorciada, viudo, viuda, newlywed*',
  'belief.religion':
    'muslim, christian, catholic, protestant, anglican, quaker, methodist, orthodox, jewish, hindu, buddhist, sikh, jain, atheist, agnostic, eid, ramadan, hanukkah, passover, diwali, lent, vesak, mosque, church, synagogue, temple, gurdwara, katholisch, evangelisch, muslimisch, jüdisch, buddhistisch, católico, católica, musulmán, musulmana, judío, judía, sabbath, shabbat, yom kippur, vaisakhi, nowruz',
  'preference.theme': 'dark mode, light mode, dark theme*, light theme*, high contrast, solarized, gruvbox, dracula theme, dunkelmodus, modo oscuro',
  'preference.units': 'metric, imperial, celsius, fahrenheit, kilometres, kilometers, miles, pounds, kilograms, metrisch, métrico, centímetros',
  'preference.timezone': 'utc, gmt, cet, cest, est, pst, bst, ist, jst, aest',
  'preference.citation': 'apa, mla, harvard, chicago style, vancouver style, ieee style, bibtex',
  'preference.color': 'hex codes, rgb, oklch, hsl, cmyk, pantone',
  'preference.filename': 'kebab-case, snake_case, camelcase, pascalcase, snake case, kebab case',
  'preference.indentation': 'tabs, spaces',
  'transport.commute':
    'bus, train, tram, metro, subway, underground, ferry, e-bike, scooter, tube, s-bahn, u-bahn, straßenbahn, rennrad, fahrrad, autobús, tranvía, tren, bici, patinete, carpool, car share, on foot, zu fuß, a pie, lastenrad, cargo bike, regionalbahn, cercanías, moped',
  'transport.boat': 'dinghy, jolle, narrowboat, catamaran, trimaran, kayak, canoe, yacht, houseboat, velero, segelboot',
  'transport.aircraft': 'cessna, piper, glider, paraglider, microlight, cirrus, segelflugzeug',
  'finance.bank':
    'monzo, revolut, n26, barclays, hsbc, natwest, lloyds, starling, santander, bbva, caixabank, abanca, unicaja, sparkasse, volksbank, commerzbank, ing, dkb, chase, wells fargo, citibank, nationwide, triodos, kutxabank, sabadell, bankinter, comdirect, credit union',
  'home.energy':
    'octopus, utilita, eon, e.on, edf, british gas, ovo, vattenfall, naturgy, iberdrola, endesa, bulb, ecotricity, good energy, scottish power, eprimo, lichtblick',
  'home.internet':
    'euskaltel, telecable, movistar, vodafone, orange, o2, telekom, comcast, verizon, starlink, virgin media, sky broadband, bt broadband, 1&1, fritzbox, digi, jazztel, masmovil',
  'work.role':
    'engineer, developer, nurse, rn, doctor, teacher, baker, carpenter, plumber, electrician, midwife, paramedic, librarian, accountant, lawyer, paralegal, solicitor, barrister, architect, surveyor, mechanic, driver, pilot, chef, cook, waiter, waitress, barista, designer, illustrator, journalist, editor in chief, translator, interpreter, hygienist, dentist, pharmacist, farmer, farrier, blacksmith, stonemason, beekeeper, gardener, arborist, biologist, chemist, physicist, geologist, statistician, data analyst, data scientist, product manager, project manager, consultant, freelancer, student, professor, lecturer, researcher, postdoc, social worker, psychologist, physiotherapist, radiographer, vet nurse, firefighter, police officer, soldier, sailor, signalman, potter, tailor, florist, butcher, fishmonger, tutor, coach, violinist, cellist, actor, musician, luthier, upholsterer, tattooist, hairdresser, barber, cleaner, caretaker, shift manager, warehouse worker, postman, courier, taxi driver, bus driver, train driver, hebamme, krankenschwester, pfleger, lehrer, lehrerin, arzt, ärztin, apothekerin, apotheker, tischler, bäcker, bäckerin, ingenieur, ingenieurin, entwickler, entwicklerin, schichtleiter, schichtleiterin, erzieherin, erzieher, architektin, anwältin, buchhändlerin, bibliothekarin, gärtnerin, bootsbauer, schreinerin, enfermera, enfermero, maestra, maestro, profesora, profesor, abogada, abogado, médica, ingeniera, ingeniero, panadera, panadero, apicultora, apicultor, conductor, conductora, jefe de estación, carpintero, florista, librera, librero, camarera, camarero, cocinera, cocinero, programador, programadora, traductora, traductor, fontanero, electricista, arquitecta, arquitecto, peluquera, farmacéutica, sage-femme, infirmière, vétérinaire, welder, roofer, glazier, tiler, bricklayer, locksmith, optician, audiologist, optometrist, anaesthetist, surgeon, zookeeper, lighthouse keeper, park ranger, ranger, cartographer, archivist, curator, sommelier, brewer, cheesemaker, tram driver, air traffic controller, flight attendant, steward, dispatcher, controller, auditor, actuary, underwriter, receptionist, secretary, sculptor, goldsmith, watchmaker, cobbler, puppeteer, dockworker, welfare officer, apprentice, trainee, intern, retiree, pensioner, homemaker',
}

/** Well-known places, so that a town in a sentence is taken for one. */
export const PLACES: ReadonlySet<string> = new Set(
  'london paris berlin madrid lisbon porto rome milan naples turin venice vienna zurich geneva basel bern amsterdam rotterdam utrecht brussels ghent antwerp bruges copenhagen aarhus stockholm malmö gothenburg oslo bergen helsinki tampere reykjavik dublin cork galway belfast edinburgh glasgow cardiff manchester leeds bristol birmingham liverpool sheffield newcastle york oxford cambridge munich münchen hamburg köln cologne frankfurt stuttgart leipzig dresden düsseldorf bremen hannover kiel rostock nürnberg freiburg prague budapest warsaw krakow kraków gdansk vilnius riga tallinn athens istanbul ankara sofia bucharest zagreb ljubljana belgrade barcelona valencia sevilla seville bilbao granada málaga malaga zaragoza oviedo gijón santander nantes lyon marseille toulouse bordeaux lille strasbourg nice montreal toronto vancouver ottawa halifax calgary dartmouth boston chicago seattle denver austin dallas houston atlanta miami portland philadelphia tokyo osaka kyoto sapporo fukuoka seoul beijing shanghai singapore bangkok hanoi manila jakarta delhi mumbai bangalore chennai karachi lahore dhaka cairo nairobi lagos accra johannesburg durban sydney melbourne brisbane perth adelaide auckland wellington santiago bogotá medellín lima quito caracas mexico ciudad guadalajara monterrey oaxaca buenos aires córdoba rosario montevideo asunción brasília salvador recife fortaleza germany france spain portugal italy england scotland wales ireland norway sweden denmark finland netherlands belgium austria switzerland poland deutschland österreich schweiz spanien españa francia alemania italia canada australia zealand japan china india brazil argentina chile peru kenya nigeria'.split(
    ' ',
  ),
)
