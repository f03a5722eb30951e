import { opening, words } from './patterns.ts'
import type { Signals } from './signals.ts'

const LEAD = '(?:(?:e|mas|ok|então|olha|bem|por favor|se faz favor|a propósito)[, ]+){0,2}'
const VERBS =
  'escrev[ea]|d[áê]|dê|diz|diga|faz|faça|mostr[ae]|traduz|traduza|corrig[ei]|corrija|resum[ea]|explic(?:a|que)|suger[ei]|sugira|calcul[ae]|procur[ae]|ajud[ae]|respond[ea]|us[ae]|põe|ponha|trat[ae]|cham[ae]|lembr[ae]|evit[ae]|fal[ae]|list[ae]|convert[ea]|converta|começ[ae]|comece|termin[ae]|envi[ae]|mand[ae]|prepar[ae]|organiz[ae]|cont[ae]|invent[ae]|imagin[ae]|escolh[ae]|escolhe|recomend[ae]|indiqu?[ae]|verifi(?:ca|que)|par[ae]|deix[ae]|apresent[ae]|assin[ae]|sê|seja|formul[ae]|l[êe]ia?|cri[ae]|ger[ae]|melhor[ae]|encurt[ae]|simplifi(?:ca|que)|limit[ae]|coment[ae]|pergunt[ae]|mant[ée]m|mantenha|compar[ae]|encontr[ae]|reescrev[ea]|rev[êe]|reveja|adicion[ae]|acrescent[ae]|junt[ae]|tir[ae]|poup[ae]|esquec[ae]|esquece|apag(?:a|ue)|podes|pode|quero que|preferia que|prefiro que|gostava que|gostaria que'
const CLITIC = '(?:-(?:me|te|se|lhe|nos|o|a|os|as|lo|la|los|las)){0,2}'
const BODY = '(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas|lá em casa|aqui em casa|cá em casa)'
/** Verbs that tell of the speaker by their ending; Portuguese leaves `eu` out. */
const I_DO =
  '(?:sou|estou(?! (?:a pensar|pensando|cansad|farto|com (?:fome|sono|frio|calor|sede|pressa|dúvid|um problema)|à procura|procurando|a tentar|tentando|mesmo cansad|perdid|curios|tão|muito (?:cansad|feliz|triste)|triste|feliz|bem$|bem[.,!]|a ver|vendo|a escrever|escrevendo|a preparar|preparando|a tratar|a fazer um|fazendo um|a ouvir|ouvindo|a comer|comendo|a caminho|no (?:comboio|autocarro|ônibus|trânsito|carro|metro)|a ler|lendo))|tenho(?! (?:uma (?:pergunta|dúvida)|um (?:problema|erro|bug)|fome|sono|frio|calor|sede|pressa|de |que |medo que|vontade|dúvidas|razão|saudade))|moro|vivo|trabalho|faço|tomo|bebo|uso|prefiro|gosto|toco|estudo|ando|corro|nado|calço|visto|meço|peso|ganho|pago|alugo|ensino|dou (?:aulas?|explicações)|dirijo|conduzo|guio|falo|leio|coleciono|crio|cuido|sofro|odeio|adoro|detesto|amo|acordo|deito-me|me deito|durmo|jogo|pratico|treino|viajo|vendo|escrevo|cozinho|planto|cultivo|aprendo|canto|danço|pinto|pesco|programo|chamo-me|me chamo|nasci|cresci|mudei|mudei-me|comecei|deixei|larguei|troquei|passei|comprei|vendi|casei|casei-me|adot(?:ei|ámos|amos)|adoptei|perdi|ganhei|fui (?:promovid|despedid|operad|admitid|contratad|viver|morar|diagnosticad|transferid)[oa]?|virei|entrei|saí|voltei|reformei-me|me aposentei|aposentei-me|terminei|acabei (?!de (?:ver|ler|comer))|parei|desisti|operei|parti|tirei|fiz|tive|fiquei|torci|quebrei|pertenço|suporto|aguento|evito|rendo|lidero|giro|gero|chefio|participo|frequento|vou-me casar|vou casar|me caso|caso-me|não como|só como|eu como|como (?=carne|peixe|sem |apenas|só |vegetari|kosher|halal)|não bebo|não tomo|vou (?:fazer|ter|ser|mudar|começar|operar|viver|morar|casar|para (?:a|o|as|os) \\p{L}+ (?:em|no|de))|posso comer|não posso (?:comer|beber|tomar)|deixei de|já não|visito|torço|costumo|rezo|jejuo|acompanho|assino|recebo|guardo|divido|partilho|estudei|trabalhei|vivi|morei|aprendi|vou de férias|tomei|fundei|abri|montei|criei|reduzi|aumentei|assumi|aceitei|assinei|desliguei-me|sinto|uso-o|tenciono)'
const WE_DO =
  '(?:somos|temos|moramos|vivemos|trabalhamos|usamos|mud[aá]mos|mud[aá]mo-nos|tivemos|compr[aá]mos|estamos|casámos|casamos|casamo-nos|alugamos|criamos|esperamos um|vamos ter|vamos (?:casar|mudar)|decidimos|a gente)'

export const PORTUGUESE: Signals = {
  question: opening(
    `${LEAD}(?:quem(?! .{3,40} é (?:o|a|os|as) )|que|o que|quando(?! (?:eu|te|lhe|me|a gente|nós)(?!\\p{L})[^?]{0,200}$)|onde|aonde|por que|porque é que|como|qual|quais|quanto|quanta|quantos|quantas|a que|de que|em que|podes|pode|poderias|você (?:pode|sabe|acha|conhece)|será que|é verdade|sabes|conheces|há (?:algum|alguma)|tens (?:alguma|ideia)|devo|dá para)`,
  ),
  hypothetical:
    /(?<!\p{L})(?:(?:e )?se (?:eu |a gente |nós |um dia |por acaso |o meu |a minha |meu |minha )?(?:me |nos |não )?(?:fosse|tivesse|morasse|pudesse|\p{L}+(?:asse|esse|isse|ássemos|êssemos))|imagin(?:a|e|emos)(?: que)?|suponh(?:a|amos)|supõe|digamos que|faz de conta|hipoteticamente|vamos supor|admitamos|noutra vida|em outra vida|caso eu)(?!\p{L})/u,
  uncertain: words(
    'talvez|não sei (?:ainda )?se|quem sabe|est(?:ou|amos) a pensar|est(?:ou|amos) pensando|a ponderar|ponderando|se calhar|pode ser que|(?<!já )não tenho(?! mais)|(?<!já )não temos|gostaria|gostava de|ainda não (?:sei|decidi|decidimos)|tomara|oxalá|um dia|provavelmente|penso em|ando a pensar|será que|não tenho a certeza|não estou cert[oa]|em dúvida|acho que|devia|poderia|porventura',
  ),
  fiction:
    /(?:vamos (?:brincar|fingir|jogar)|jogo de papéis|faz de conta|finge|fing[ae] que|(?:no|num|em um) (?:meu )?(?:romance|conto|filme|jogo)|minha personagem|meu personagem|era uma vez|tu és (?:um|uma|o|a) (?:dragão|pirata|rei|rainha|bruxa|robô)|escrev[^.?!]{0,40}(?:história|poema|canção|cena|conto|diário|diálogo|letra de música))/u,
  joke: words(
    'meu animal (?:espiritual|interior)|haha(?:ha){0,4}|k{3,12}|rsrs(?:rs)?|(?:é|foi) brincadeira|a brincar|brincando|lol|mil anos|tô zoando|sou (?:o rei|a rainha|o imperador) d[aeo]s?|casad[oa] com (?:o meu|a minha|meu|minha) (?:sofá|cama|trabalho|café)|alérgic[oa] (?:a(?:o)? (?:trabalho|trabalhar|acordar)|às segundas|a segundas)|pois, claro',
  ),
  reported:
    /^(?!(?:eu|nós|tu|como) )(?:[\p{L}-]+ ){1,5}(?:me |te )?(?:diz|dizem|disse|disseram|acha|acham|afirma|contou|me disse|disse-me|contou-me|escreveu-me|escreveu|perguntou|acredita|jura)(?!\p{L})(?! que eu)|(?<!\p{L})segundo (?:o|a|os|as|um|uma) |(?<!\p{L})dizem que|(?<!\p{L})de acordo com/u,
  imperative: opening(
    `${LEAD}(?:não |nunca |jamais )?(?:me |nos |lhe |o |a |os |as )?(?:${VERBS})${CLITIC}|${LEAD}(?:não|nunca) (?:me |te |nos |lhe )?[\\p{L}]{2,14}(?:es|as|e|a)(?: |-me )(?!me |um |uma )(?:mais |nunca |emojis|listas|d[aoe]s? |o |a |com |em |respostas)?`,
  ),
  standing: words(
    'sempre|nunca|jamais|daqui em diante|a partir de (?:agora|hoje)|de agora em diante|daqui para a? ?frente|doravante|no futuro|cada vez|quando eu|sempre que|por norma|por defeito|por padrão|em todas as (?:tuas |suas )?(?:respostas|mensagens)|nas tuas respostas|nas suas respostas|de uma vez por todas|em geral',
  ),
  manner:
    /^(?:responde-me|trata-me|chama-me|me chame|me chama|me trate|lembra-me (?!d[eoa]|como|qual)|me lembre (?!d[eoa]|como|qual)|podes (?:chamar-me|tratar-me|tutear-me)|pode (?:voltar a )?me (?:chamar|tratar)|(?:prefiro|preferia|quero|queria|gostava|gostaria) que (?:tu |você |me )?(?:me |não )?(?:respond|escrev|us|fal|trat|cham|evit|sej|faç|d[êe]s?|ponh)|sê |seja (?:breve|direto|conciso|formal|objetivo)|evit[ae] |não (?:me )?(?:uses|use|ponhas|ponha|escrevas|escreva|fales|fale|comeces|comece|respondas|responda|trates|trate|chames|chame|faças|faça|dês|dê|mandes|mande|sugiras|sugira|digas|diga)(?!\p{L})|sem (?:emojis?|rodeios|listas)|nada de )/u,
  oneOff: words(
    '(?:só )?desta vez|para (?:este|esta|isto|esse|essa)|hoje à noite|agora mesmo|por agora|por enquanto|(?:este|esta|esse|essa|neste|nesta|deste|desta) (?:texto|frase|e-?mail|mensagem|carta|parágrafo|artigo|receita|foto|código|ficheiro|arquivo)|abaixo|amanhã de manhã',
  ),
  remember:
    /^(?:(?:ok|e|olha|por favor|podes|pode)[, ]+){0,2}(?:lembra-te|lembre-se|lembra|lembre|guarda|guarde|guardar|anota|anote|anotar|não (?:te |se )?esque(?:ças|ça)|nunca te esqueças|memoriza|memorize|regista|registe|registra|registre|fica a saber|fique sabendo|fica sabendo|tem em conta|tenha em conta|toma nota|tome nota|para que saibas|só para (?:saberes|você saber|registo))(?!\p{L})(?: aí)?(?: isto| isso| disto| disso)?(?: de)?(?: que | que:|:|,)? ?/u,
  forget:
    /não (?:fique|esteja|conste|apareça|ande)m?(?: mais)?(?: \p{L}+[oa]s?)? (?:em (?:lado nenhum|lugar nenhum|parte alguma)|aqui|contigo)(?!\p{L})|(?<!não |não te |não se |nunca |eu |ele |ela |me )(?<!\p{L})(?:esquece(?:-te)?(?: de)?|esqueça|esqueças|(?:apag(?:a|ue)|elimin[ae]|remov[ea]|delet[ae]|tir[ae]|retir[ae]|risc(?:a|que))(?:-[oa]s?)?(?! (?:o|a|os|as|este|esta|esse|essa|estes|estas|todos os|todas as) (?:duplicad|linhas?|ficheiros?|arquivos?|colunas?|palavras?|frases?|espaços?|vírgulas?|parágrafos?|células?|fundo|imagem|imagens|mancha|pastas?|funç)))(?!\p{L})|(?:podes|pode|poderias|podias|quero que|queria que|gostava que|gostaria que|prefiro que|preferia que|é melhor|favor) (?:te |se |você )?(?:esquec|apag|elimin|remov|delet)\p{L}{1,5}|não (?:me |o |a )?(?:guard|regist|registr|memoriz|armazen|conserv)(?:es|e|as|a|em)(?!\p{L})|não (?:quero|precisas?|é preciso|preciso) (?:que .{0,50}(?:guardad|registad|registrad|gravad|anotad|armazenad|memorizad)[oa]s?|que (?:guard|regist|memoriz|saib|lembr|tenh)\p{L}{1,5}|de (?:guardar|saber|lembrar)|(?:te lembrar|saber|guardar|lembrar))|não (?:tens|tem|devias|devia|precisas|precisa) (?:d?e |que )?(?:guardar|saber|lembrar|memorizar)|(?:prefiro|preferia|quero|queria|gostava) que (?:tu |você )?não (?:soub|saib|guard|lembr|tenh|memor)\p{L}{1,6}|não dev\p{L}{1,4} (?:estar|constar|ficar)|não (?:fiques?|fique|esteja|continue|permaneça) .{0,20}(?:guardad|registad|registrad|gravad|anotad|armazenad|memorizad)[oa]s?|não .{0,12}(?:constar?|conste)(?!\p{L})|da (?:tua |sua )?memória|como se eu (?:nunca|não) (?:te |lhe )?(?:tivesse|houvesse)/u,
  keep: words(
    '(?:mas )?(?:guarda|guarde|mantém|mantenha|conserva|conserve|deixa|deixe|fica com) (?:o|a|os|as|isso|tudo|só)|mas (?:guarda|mantém|mantenha)|pode ficar|podem ficar|continua válid[oa]|menos (?:o|a|os|as)|exceto|mas não|^não (?:o|a|os|as) (?:meu|minha|d[aoe]s?)',
  ),
  first: words(
    `eu|meus?|minhas?|me|mim|comigo|nós|nossos?|nossas?|nos|connosco|conosco|${I_DO}|${WE_DO}|aqui em casa|lá em casa|cá em casa|como \\p{L}{2,12}(?:eir|or|ist|ent|an|ári)[oa]|enquanto (?!isso)|na qualidade de`,
  ),
  stative: words(
    `${I_DO}|${WE_DO}|como \\p{L}{2,12}(?:eir|or|ist|ent|an|ári)[oa]|enquanto (?!isso)\\p{L}+|${BODY} .{1,40}?(?<!\\p{L})(?:é|são|está|estão|chama-se|se chama|chamam-se|se chamam|mora|moram|vive|vivem|trabalha|faz|fazem|tem|têm|foi|vai|será|adora|gosta|joga|toca|estuda|detesta|odeia|come|bebe|toma|sofre|deixou|mudou|mudou-se|passou|começou|entrou|ficou|nasceu|morreu|faleceu|casou|casa-se|anda|usa|fala|conduz|dirige|pesa|mede|ensina|ganha|cria|fica|começa|custa|virou|tornou-se|veio|agora|abriu|acabou|trocou|voltou|precisa de|chega|parte|não pode|se mudou|se casou|se aposentou|tirou)`,
  ),
  stable: words(
    'sempre|nunca|todos os|todas as|desde|cada|agora|já|à|às (?:segundas|terças|quartas|quintas|sextas)|aos (?:sábados|domingos)|(?:uma|duas|três|\\d) vezes por|há (?:\\d{1,2}|uma?|dois|duas|três|quatro|cinco|dez|vinte|muitos) (?:anos?|meses)',
  ),
  transient: words(
    'hoje (?:estou|tô|à noite|acordei)|(?:mesmo |muito |tão )?cansad[oa]|atrasad[oa]|está a chover|tá chovendo|chovendo|esta (?:noite|manhã|tarde)|tenho (?:fome|sono|frio|calor|sede|pressa)|com (?:fome|sono|frio|calor|sede|pressa|dor de cabeça)|avariou|não (?:funciona|liga|arranca|abre)|constipad[oa]|(?:meu|minha|meus|minhas) (?:texto|código|função|mensagem|frase|carta|relatório|script|tabela|ficheiro|arquivo|programa|trabalho de casa)|daqui a (?:cinco|dez|quinze|\\d{1,2}) minutos|doente|que dia',
  ),
  mental: words(
    '(?:eu )?(?:quero|queria|gostaria|preciso|acho|penso|espero|procuro|posso|devo|não sei|desculpa|desculpe)|tenho (?:uma (?:pergunta|dúvida)|um problema)|(?:gosto|gostei|adoro|adorei)(?: muito| imenso)? (?:d[ae]st[ae]s?|deste|dess[ae]s?|desse|d[ao] (?:teu|tua)|[ao] (?:teu|tua)|disto|disso|est[ae]|ess[ae])',
  ),
  event: words(
    'nasceu|nasci|morreu|faleceu|cas(?:ei|ou|ámos|amos)(?:-me|-se|-nos)?|divorciei-me|me divorciei|divorciou-se|mud(?:ei|ou|ámos|amos)(?:-me|-se|-nos)?|me mudei|operad[oa]|operei|despedid[oa]|promovid[oa]|contratad[oa]|comprei|vendi|ganhei|perdi|parti|torci|roub(?:aram|ad[oa])|adot(?:ei|ámos|amos)|tirei a carta|formei-me|me formei|acidente|reformei-me|me aposentei|fiquei noiv[oa]',
  ),
  past: words(
    'ontem|anteontem|(?:na )?semana passada|mês passado|ano passado|há \\p{L}+ (?:dias?|anos?|mes(?:es)?)|passad[oa]s?|\\p{L}{2,12}(?:ei|ámos|imos|eram|aram)',
  ),
  future: words('amanhã|próxim[oa]s?|faz \\p{L}+ anos|vou|vamos|(?:no )?dia \\d{1,2}|em breve|daqui a'),
  implied:
    /^(?:alérgic[oa] |intolerante |vegetarian[oa] |vegan[oa] |diabétic[oa] |mãe de |pai de |casad[oa] |solteir[oa] |divorciad[oa] |reformad[oa] |aposentad[oa] |canhot[oa]|natural de )/u,
  ending: words('já não|não .{1,40} mais|deixei|deixou|deixámos|deixamos|larguei|parei|desisti|acabou|acabei com|cansei'),
  change: words(
    'agora|já|desde|mud[aá]mo-nos|em vez d[eoa]s?|em lugar d[eoa]|mud(?:ei|ou|ámos|amos|aram)(?:-me|-se|-nos)?|novos?|novas?|não .{1,30} mais|volt(?:ei|ou|ar)|a partir|afinal|deix(?:ei|ou|ámos|amos)|largu?(?:ei|ou)|troqu?(?:ei|ou)|trocámos|passei|passou|comecei|começou|entrei|saí|saiu|virei|virou|adiad[oa]|adiei|antecipad[oa]|substituí[dr]?[oa]?|reformei-me|se aposentou|aposentei|me aposentei|aumentaram|subiu|desceu|finalmente|e não|foi viver|foi morar|cansei|fui (?:promovid|transferid)[oa]',
  ),
  correction: words(
    'na verdade|na realidade|engano|enganei-me|me enganei|erro meu|errei|quis dizer|queria dizer|^não, .{1,60}|não, .{1,60}|e não|, não (?:a|à|às|ao|aos|o|os|as|em|no|na|de|do|da|\\d)|não é .{1,40}, é|afinal|correção|corrigindo|corrijo|aliás|desculpa, (?:é|era)|confundi-me|me confundi|troquei (?:os|as) (?:nomes|números|datas)|gralha|anotaste mal|ou melhor',
  ),
  back: words('volt(?:ei|ou|ámos|amos|ar)|de novo|novamente|outra vez|regress(?:ei|ou|ámos)|retomei|como antes'),
  known: words(
    'como (?:já )?(?:sabes|sabe|disse|te disse|lhe disse)|como você (?:já )?sabe|já (?:sabes|te disse|lhe disse|tinha dito)|lembra-te|continuo (?:a|na|no|em)|ainda (?:moro|vivo|trabalho|sou)|como sempre',
  ),
  small:
    /^(?:(?:ok|sim|não|(?:muito )?obrigad[oa]|valeu|brigad[oa]|ótimo|olá|oi|bom dia|boa (?:tarde|noite)|tudo bem|adeus|tchau|até (?:logo|amanhã|já)|perfeito|beleza|fixe|certo|claro|está bem|tá bom|deixa lá|que (?:bom|fixe|legal)|era (?:mesmo )?isso|ajudaste(?:-me)? (?:imenso|muito))[\s,.!?]*){1,6}$/u,
}
