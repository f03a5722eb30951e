/**
 * Words and phrases that name a canonical key in the languages that the catalogue itself has none of; lower case.
 * One line a key: key | French | Portuguese | Japanese | Arabic.
 */
const TABLE = `
person.name | m'appelle, prénom, nom complet | chamo-me, me chamo, nome completo | 名前, 氏名, 本名 | اسمي, الاسم
person.surname | nom de famille | apelido, sobrenome | 苗字, 名字, 旧姓 | اسم العائلة, اللقب
person.nickname | surnom, appelle-moi, m'appeler, appeler | alcunha, me chamar, chama-me, me chame, chamar | あだ名, 呼び名, 呼ん | نادني, ناديني, لقبي, كنيتي
person.birthday | anniversaire, date de naissance, naissance | aniversário, faz anos, faço anos, data de nascimento | 誕生日, 生年月日 | عيد ميلادي, تاريخ ميلادي, عيد ميلاد, ميلاد
person.age | âge, ans | idade, tenho anos | 年齢, 歳 | عمري, العمر, عمر
person.birthplace | né à, née à, originaire, lieu de naissance, grandi | natural de, nasci em, cresci | 出身, 生まれ育っ | مسقط, نشأت, مواليد
person.nationality | nationalité, citoyenneté | nacionalidade, cidadania | 国籍 | جنسية, الجنسية
person.passport | passeport, carte d'identité | passaporte, cartão de cidadão, bilhete de identidade | パスポート, 旅券 | جواز السفر, جواز سفري, جواز
person.language | langue maternelle, bilingue | língua materna, bilíngue | 母語, 母国語 | لغتي, اللغة الأم
person.height | taille, mesure | altura, meço | 身長 | طولي, الطول
person.weight | poids, pèse | peso, pesa, quilos | 体重 | وزني, الوزن, وزن
person.shoe-size | pointure, chausse | calço, número de calçado, calçado | 靴 | مقاس, مقاس حذائي, مقاس الحذاء
home.city | ville, emménagé à, déménagé, domicilié | cidade, mudei-me para | 住まい, 引っ越し, 在住, 居住, 引っ越 | المدينة, السكن, انتقلت من, انتقلنا, انتقلت إلى
home.address | adresse, rue, code postal | morada, endereço, rua, código postal, cep | 住所, 番地, 郵便番号 | عنوان, عنواني, العنوان, شارع
home.country | pays | país | 国 | البلد, بلدي
home.dwelling | appartement, maison, logement, loyer, locataire, propriétaire | apartamento, casa própria, aluguel, renda, senhorio | マンション, アパート, 一軒家, 家賃, 賃貸 | شقة, شقتي, إيجار, منزل
home.flatmate | colocataire, colocation, coloc | colega de casa, colega de quarto | ルームメイト, 同居 | زميل السكن, شريك السكن
contact.phone | téléphone, numéro de téléphone, portable | telefone, telemóvel, celular, número de telefone | 電話番号, 電話, 携帯 | هاتف, هاتفي, رقم الهاتف, جوال, جوالي
contact.email | e-mail, mail, adresse mail, courriel | e-mail, correio eletrónico | メールアドレス, アドレス | بريدي, البريد الإلكتروني, بريد
family.status | mariée, marié, divorce, divorcé, divorcée, célibataire, fiancé, fiancée, veuf, veuve, pacsé | casado, casada, divórcio, divorciado, divorciada, solteiro, solteira, viúvo, viúva | 独身, 既婚, 離婚, 婚約 | متزوج, متزوجة, مطلق, مطلقة, أعزب, طلاقي, طلاق, أرمل
family.children | enfants, jumeaux, jumelles, bébé | gémeos, gêmeos, crianças | 子供, 双子, 赤ちゃん | أطفال, أولاد, توأم, طفلة, رضيع
family.wedding | mariage | casamento, boda | 結婚式, 挙式 | زفاف, عرس, حفل الزفاف
family.pregnancy | enceinte, grossesse, accouchement, terme | grávida, gravidez, parto | 妊娠, 出産, 予定日 | حامل, حمل, حملي, ولادة
tools.password-manager | gestionnaire de mots de passe, gestionnaire de mot de passe | gerenciador de senhas, gestor de palavras-passe | パスワードマネージャー, パスワード管理 | مدير كلمات المرور, برنامج كلمات المرور
work.employer | employeur, entreprise, travaille chez, bosse chez, boîte, embauche, société, rejoint, travaille pour | emprego, empregador, empresa, trabalho na, trabalho no, trabalha na, trabalha no, trabalha em, comecei no, comecei na, crachá, firma | 勤務先, 会社, 勤め, 転職, 入社, 就職 | شركة, الشركة, أعمل في, يعمل في, تعمل في, أعمل لدى, يعمل لدى, جهة العمل, وظيفة, العمل, عملي
work.role | métier, profession, poste, travaille comme, boulot | profissão, cargo, trabalho como, ofício | 職業, 仕事, 職種 | مهنة, المهنة, مهنتي, وظيفتي, منصب
work.manager | chef, cheffe, patron, patronne, mon manager, ma responsable | chefe, patrão, gerente | 上司, 部長, 課長 | مديري, المدير, مدير, رئيسي, مديرتي
work.salary | salaire, paie, gagne, revenu, rémunération | salário, ordenado, ganho, ganha, vencimento, rendimento | 年収, 給料, 月給, 給与, 収入 | راتب, الراتب, راتبي, دخل, أجر
work.schedule | horaires, horaire | horário, turno | 勤務時間, シフト | دوام, دوامي
work.business | boutique, entreprise individuelle | loja, negócio | 自営, 店 | متجر, متجري, مشروعي
work.desk | bureau | secretária, gabinete | 席, デスク | مكتب, مكتبي
education.subject | études, étudie, licence, master, cursus | curso, estudo, licenciatura, mestrado, faculdade | 専攻, 学部 | تخصص, تخصصي, أدرس, يدرس
education.school | école, lycée, collège, fac, université, classe | escola, universidade, faculdade, liceu | 学校, 大学, 高校 | مدرسة, جامعة, جامعتي, مدرستي
education.exam | examen, concours, partiel | exame, prova, concurso | 試験, テスト | امتحان, اختبار
health.allergy | allergie, allergique, allergies, intolérance, intolérant, intolérante | alergia, alérgico, alérgica, intolerância, intolerante | アレルギー | حساسية, حساسيتي
health.condition | maladie, diagnostic, diabète, diabétique, asthme, asthmatique, hypertension, migraine, daltonien, daltonienne, épilepsie | doença, diagnóstico, diabetes, diabético, diabética, asma, hipertensão, enxaqueca, daltónico | 病気, 持病, 糖尿病, 喘息, 高血圧, 診断 | مرض, المرض, مرضي, سكري, السكري, ربو, الضغط, تشخيص
health.medication | médicament, traitement, comprimé, ordonnance | medicação, medicamento, remédio, comprimido, receita médica | 薬, 服用, 処方 | دواء, الدواء, دوائي, أدوية
health.blood-type | groupe sanguin | tipo sanguíneo, grupo sanguíneo | 血液型 | فصيلة دمي, فصيلة الدم
health.vision | lunettes, lentilles | óculos, lentes | 眼鏡, メガネ, コンタクト | نظارة, نظارتي
health.surgery | opération, opérée, opéré, chirurgie | cirurgia, operação, operei, operado | 手術 | عملية, جراحة
health.doctor | médecin traitant, mon médecin, docteur | médico de família, médica de família, meu médico, minha médica, consulta | 主治医, かかりつけ | طبيبي, طبيبتي, موعد الطبيب
health.dentist | dentiste | dentista | 歯医者, 歯科 | طبيب الأسنان
health.therapist | psy, psychologue, thérapie, thérapeute | psicólogo, psicóloga, terapia, terapeuta | カウンセラー, カウンセリング | معالج, علاج نفسي
food.diet | végétarien, végétarienne, végane, végétalien, régime, sans gluten, halal, casher | vegetariano, vegetariana, vegano, vegana, dieta, sem glúten | 菜食, ベジタリアン, ヴィーガン, ビーガン | نباتي, نباتية, حمية, رجيم
food.favourite | plat préféré, plat favori | prato favorito, prato preferido | 好物 | طعامي المفضل, أكلتي المفضلة
food.drink | boisson, café, thé, bois | bebida, café, chá, bebo | 飲み物, コーヒー, 紅茶, 緑茶, お茶 | مشروب, قهوة, شاي, أشرب
belief.religion | religion, catholique, musulman, musulmane, juif, juive, protestant, bouddhiste | religião, católico, católica, muçulmano, evangélico | 宗教, 仏教, クリスチャン | دين, ديانة, مسلم, مسيحي
hobby.sport | sport, course à pied, natation, escalade, judo, tennis | desporto, esporte, corrida, corro, natação, escalada, futebol | スポーツ, 水泳, ランニング, 走っ, 登山, 柔道 | رياضة, سباحة, جري, كرة القدم
hobby.instrument | instrument, piano, guitare, violon, harpe, flûte, batterie, violoncelle | instrumento, piano, guitarra, violino, viola, bateria, flauta | 楽器, ピアノ, ギター, バイオリン | آلة, عود, بيانو, غيتار, كمان
hobby.activity | loisir, passe-temps, jardinage, poterie, couture, photographie | passatempo, jardinagem, cerâmica, costura, fotografia | 趣味, 園芸, 陶芸, 写真 | هواية, هوايتي, تصوير
pets.pet | chien, chat, chienne, chatte, chiot, chaton, lapin, hamster, animal | cão, cachorro, cadela, gato, gata, coelho, animal de estimação | 犬, 猫, ペット, 飼っ | كلب, قطة, قط, حيوان أليف
travel.flight | vol, avion | voo, avião | 飛行機, フライト, 便 | رحلة جوية, طائرة
travel.trip | voyage, vacances | viagem, férias | 旅行, 出張 | سفر, إجازة
transport.car | voiture, conduis, auto | carro, conduzo, viatura | 車, 乗っ | سيارة, سيارتي, أقود, يقود
transport.commute | train, métro, tram, trajet | comboio, trem, metro, metrô, autocarro, ônibus | 通勤, 電車, バス | قطار, مترو, حافلة
transport.bike | vélo | bicicleta | 自転車 | دراجة, دراجتي
finance.bank | banque, compte bancaire | banco, conta bancária | 銀行, 口座 | بنك, بنكي, مصرف
finance.debt | dette, dettes, emprunt, crédit | dívida, dívidas, empréstimo | 借金, ローン | دين, ديون, ديوني, قرض
finance.savings | épargne, économies | poupança, poupanças | 貯金, 貯蓄 | مدخرات, ادخار
people.partner | conjoint, conjointe, compagnon, compagne, copain, copine | companheiro, companheira, namorado, namorada, cônjuge | 配偶者, パートナー | شريك, زوج, زوجة
people.ex | ex, ex-mari, ex-femme | ex, ex-marido, ex-mulher | 元夫, 元妻, 元カレ, 元カノ | طليقي, طليقتي
home.internet | opérateur, box, fournisseur internet | operadora, internet | プロバイダー, 回線 | مزود الإنترنت
tools.phone | smartphone | smartphone | スマホ | هاتف ذكي
project.standup | réunion d'équipe, réunion | reunião | 会議, 朝会, 定例 | اجتماع
preference.language | français, langue | português, idioma | 日本語, 言語 | العربية, الفصحى, لغة
preference.length | brièvement, concis, court, courtes, bref | curto, curtas, breve, conciso, resumido | 短く, 簡潔, 手短 | باختصار, مختصر, موجز
preference.format | puces, liste, tableau, listes | tópicos, listas, tabela, lista | 箇条書き, 表, 形式 | نقاط, قائمة, جدول
preference.tone | tutoyer, vouvoyer, tutoie, vouvoie, tutoiement, vouvoiement, ton, formel | formal, informal, tom, tratar por tu | 敬語, タメ口, 口調, 話し方 | رسمي, أسلوب, نبرة
preference.emoji | emojis, emoji, émojis, smileys | emojis, emoji | 絵文字, 顔文字 | الرموز التعبيرية, إيموجي
preference.temperature | températures, celsius, kelvins | temperaturas, celsius | 摂氏, 華氏 | مئوية, فهرنهايت
preference.units | unités, métrique, kilomètres, grammes | unidades, gramas, quilómetros | 単位, グラム | وحدات, كيلومتر
preference.recipes | recettes, viande | receitas | レシピ | وصفات
preference.color | couleur préférée | cor favorita | 好きな色 | لوني المفضل
`

/** Languages of the table, in its order. */
export const KEY_WORD_LANGUAGES = ['fr', 'pt', 'ja', 'ar'] as const
export type KeyWordLanguage = (typeof KEY_WORD_LANGUAGES)[number]

/** Each key with the words that name it in one of these languages. */
export function keyWords(language: KeyWordLanguage): readonly (readonly [key: string, words: readonly string[]])[] {
  const column = KEY_WORD_LANGUAGES.indexOf(language) + 1
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const cells = line.split(' | ')
      return [cells[0] ?? '', (cells[column] ?? '').split(', ')]
    })
}
