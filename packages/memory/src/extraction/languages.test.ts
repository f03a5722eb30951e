import { describe, expect, it } from 'vitest'
import type { Memory } from '../core/memory.ts'
import { converse, heldMemory } from './test-support.ts'

type Held = readonly (readonly [key: string, value: string, text: string])[]

const toHeld = (held: Held): readonly Memory[] => held.map(([key, value, text]) => heldMemory(key, value, text))

describe('French, Portuguese, Japanese and Arabic: statements', () => {
  it.each([
    ['Je suis tonnelier à Cognac, tu peux relire mon annonce ?', 'tonnelier', 'Cognac'],
    ['En tant que sapeuse-pompière volontaire, comment me reposer après une garde ?', 'sapeuse-pompière'],
    ['Notre perruche Citron ne chante plus, pourquoi ?', 'Citron'],
    ["J'ai horreur de la coriandre et ma femme est allergique au soja.", 'coriandre', 'soja'],
    ['Moi c’est Maëlle, j’élève des chèvres près de Foix.', 'Maëlle', 'chèvres'],
    ['Trabalho como soldador num estaleiro em Peniche.', 'soldador', 'Peniche'],
    ['A minha avó Graciete faz oitenta anos no dia 2 de abril, o que lhe dou?', 'Graciete', '2 de abril'],
    ['A gente tem uma lojinha de tecidos em Caruaru.', 'Caruaru'],
    ['岡山で桃を育てています。', '桃'],
    ['乳糖不耐症なので、牛乳なしのグラタンを教えてください。', '乳糖不耐症'],
    ['妹の沙織は長崎で薬剤師をしています。', '薬剤師', '長崎'],
    ['أعمل نحّالًا في جبال عجلون.', 'نحّالًا'],
    ['ابنتي جود عمرها تسع سنوات، ما الكتب المناسبة لها؟', 'جود'],
    ['نربي خمس دجاجات في حديقة البيت.', 'دجاجات'],
  ])('keeps: %s', (said, ...values) => {
    const { current } = converse([said])
    for (const value of values) expect(current.join(' | ')).toContain(value)
  })
})

describe('French, Portuguese, Japanese and Arabic: rules', () => {
  it.each([
    ['Dorénavant, écris les nombres en toutes lettres.', 'toutes lettres'],
    ['Ne commence jamais tes messages par « Bien sûr ».', 'Bien sûr'],
    ['A partir de agora, põe as distâncias em quilómetros.', 'quilómetros'],
    ['Não uses abreviaturas quando me respondes.', 'abreviaturas'],
    ['今後は西暦で書いてください。', '西暦'],
    ['カタカナ語は使わないでください。', 'カタカナ語'],
    ['من الآن فصاعدًا اكتب التواريخ بالتقويم الهجري.', 'الهجري'],
    ['لا تستخدم الجداول في ردودك.', 'الجداول'],
  ])('keeps as a rule: %s', (said, value) => {
    const { proposals } = converse([said])
    expect(proposals).toEqual([expect.objectContaining({ op: 'remember', kind: 'rule', text: expect.stringContaining(value) })])
  })
})

describe('French, Portuguese, Japanese and Arabic: a new value takes the place of the old one', () => {
  it.each<readonly [said: string, value: string, held: Held[number]]>([
    ['On a déménagé de Vierzon à Bourges en mars.', 'Bourges', ['ville', 'Vierzon', 'Habite à Vierzon']],
    ['Je ne joue plus du hautbois, j’ai repris le basson.', 'basson', ['instrument', 'hautbois', 'Joue du hautbois']],
    ['Erreur de ma part : mon train est à 6 h 18, pas à 6 h 48.', '6 h 18', ['train', '6 h 48', 'Prend le train de 6 h 48']],
    ['Comecei na segunda na Cerâmica Lousal.', 'Cerâmica Lousal', ['emprego', 'Vidros Marim', 'Trabalha na Vidros Marim']],
    ['Agora nado às terças em vez de às sextas.', 'terças', ['dia de natação', 'sextas', 'Nada às sextas']],
    ['Enganei-me, a consulta é às 11h10 e não às 10h10.', '11h10', ['hora da consulta', '10h10', 'A consulta é às 10h10']],
    ['車をフィットからデミオに買い替えました。', 'デミオ', ['車', 'フィット', 'フィットに乗っている']],
    ['もう松江には住んでいません。先月から鳥取に住んでいます。', '鳥取', ['住まい', '松江', '松江に住んでいる']],
    ['練習は月曜ではなく火曜になりました。', '火曜', ['練習', '月曜', '練習は月曜']],
    ['انتقلت من شركة الساحل إلى شركة الواحة هذا الشهر.', 'شركة الواحة', ['الشركة', 'شركة الساحل', 'يعمل في شركة الساحل']],
    ['تصحيح: موعدي يوم الأربعاء وليس الخميس.', 'الأربعاء', ['الموعد', 'الخميس', 'موعده يوم الخميس']],
    ['لم أعد أسكن في صور، أسكن الآن في صيدا.', 'صيدا', ['المدينة', 'صور', 'يسكن في صور']],
  ])('%s', (said, value, held) => {
    const { current } = converse([said], toHeld([held, ['note', '7', 'Note 7']]))
    expect(current).toHaveLength(2)
    expect(current.join(' | ')).toContain(value)
    expect(current).not.toContain(held[2])
    expect(current).toContain('Note 7')
  })
})

describe('French, Portuguese, Japanese and Arabic: requests to forget', () => {
  it.each<readonly [said: string, held: Held[number], stays: Held[number]]>([
    ["Ce que je t'ai raconté sur ma dépression, efface-le.", ['dépression', 'dépression', 'A fait une dépression'], ['ville', 'Agen', 'Habite à Agen']],
    ['Je préfère que mon loyer ne soit enregistré nulle part.', ['loyer', '690 euros', 'Son loyer est de 690 euros'], ['métier', 'vitrier', 'Est vitrier']],
    ['Prefiro que a minha idade não fique guardada.', ['idade', '61 anos', 'Tem 61 anos'], ['cidade', 'Elvas', 'Mora em Elvas']],
    ['Apaga o que te contei sobre o meu divórcio.', ['divórcio', '2021', 'Divorciou-se em 2021'], ['profissão', 'relojoeiro', 'É relojoeiro']],
    ['年収の件は記録から消してください。', ['年収', '480万円', '年収は480万円'], ['職業', '庭師', '庭師をしている']],
    ['電話番号は保存しないでほしいです。', ['電話番号', '090-0000-1234', '電話番号は090-0000-1234'], ['住まい', '津', '津に住んでいる']],
    ['احذف عنواني من ذاكرتك.', ['العنوان', 'حي الورود', 'يسكن في حي الورود'], ['المهنة', 'خياط', 'يعمل خياطًا']],
    ['لا أريد أن تحتفظ بأي شيء عن ديوني.', ['الديون', '3000 دينار', 'ديونه 3000 دينار'], ['العمر', '44', 'عمره 44']],
  ])('%s', (said, held, stays) => {
    expect(converse([said], toHeld([held, stays])).current).toEqual([stays[2]])
  })

  it.each([
    ["N'oublie pas que je suis gaucher.", ['main', 'gaucher', 'Est gaucher']],
    ['Como é que apago uma linha numa tabela?', ['tabela', 'azul', 'A tabela é azul']],
    ['このフォルダを消す方法は?', ['フォルダ', '青', 'フォルダは青']],
    ['كيف أحذف صورة من الهاتف؟', ['الهاتف', 'أسود', 'هاتفه أسود']],
  ] as const)('forgets nothing: %s', (said, held) => {
    expect(converse([said], toHeld([held])).current).toContain(held[2])
  })
})

describe('French, Portuguese, Japanese and Arabic: nothing to remember', () => {
  it.each([
    "Si j'avais un bateau à Sète, combien coûterait l'anneau ?",
    'Traduis en anglais : je pars vendredi à midi.',
    "Mon cousin m'a écrit : « Je suis devenu boulanger et je vis à Rodez. » Que répondre ?",
    'On hésite à adopter un chiot.',
    'Ma fonction renvoie zéro, pourquoi ?',
    "J'adore cette idée !",
    'Merci, bonne soirée !',
    'E se eu morasse em Goa, pagava menos renda?',
    'Escreve um bilhete a dizer que chego às 18h.',
    'O meu primo disse que vai vender a casa.',
    'Talvez mude de curso no próximo ano.',
    'Não gosto deste título.',
    'もし沖縄に住んでいたら、毎日泳げますか?',
    'この手紙を短くしてください。',
    '同僚が来月辞めると言っていました。',
    '犬を飼うか迷っています。',
    'لو كنت أسكن في مراكش، كم سأدفع؟',
    'اكتب رسالة أقول فيها إنني سأتأخر ساعة.',
    'قالت جارتي إنها ستبيع سيارتها.',
    'ربما أتعلم العزف على الناي.',
  ])('%s', (said) => {
    expect(converse([said]).current).toEqual([])
  })
})

describe('French, Portuguese, Japanese and Arabic: answers and secrets', () => {
  it.each<readonly [said: readonly string[], value: string]>([
    [['Je cherche des bottes de pluie.', 'A: Quelle est votre pointure ?', '41 et demi'], '41 et demi'],
    [['أريد شراء جوارب.', 'A: ما مقاس حذائك؟', '39'], '39'],
  ])('%j', (said, value) => {
    expect(converse(said).current.join(' | ')).toContain(value)
  })

  it.each([
    'Le code de mon immeuble est 71A20.',
    'O código do meu cofre é 5508.',
    'A minha palavra-passe é Pardal#19.',
    '暗証番号は9034です。',
    'كلمة المرور هي Nakhla-45.',
  ])('tells a secret: %s', (said) => {
    expect(converse([said]).proposals).toEqual([{ op: 'nothing', turn: 0, reason: 'secret' }])
  })
})

describe('Italian and Dutch: the plainest statements and requests', () => {
  it.each([
    ['Abito a Matera e lavoro in un forno.', 'Matera'],
    ['Ik woon in Deventer en ik werk als tegelzetter.', 'Deventer'],
  ])('keeps: %s', (said, value) => {
    expect(converse([said]).current.join(' | ')).toContain(value)
  })

  it.each([
    ['Dimentica il mio indirizzo.', ['indirizzo', 'Via Larga 3', 'Abita in Via Larga 3']],
    ['Vergeet mijn adres.', ['adres', 'Kade 7', 'Woont aan de Kade 7']],
  ] as const)('forgets: %s', (said, held) => {
    expect(converse([said], toHeld([held])).current).toEqual([])
  })

  it.each(['Se avessi un cane a Bari, quanto spenderei?', 'Misschien koop ik ooit een boot.'])('writes nothing: %s', (said) => {
    expect(converse([said]).current).toEqual([])
  })
})
