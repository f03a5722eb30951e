import { CODE, QUOTE, whole } from './joins.ts'
import { isToldSecret, looksChosen } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** Languages that put the words together in another way than "my password is …": French, Portuguese, Arabic, Japanese and Korean. */
const WORD = `${QUOTE}([^\\s"“”„«»‘\`]{3,128})`
const FEW = "(?: [\\p{L}'’-]{1,24}){0,4}"

const FR_PASSWORD = "mots? de passe|mdp|phrase secrète|cl[ée]f? (?:du |de la |de l['’])?(?:wi-?fi|wpa2?|box|api|réseau|secrète|d['’]accès)"
const FR_CODE =
  "(?:digicode|code(?: secret| pin| confidentiel| d['’]accès| d['’]entrée| de déverrouillage)|code (?:de (?:la |ma |mon |l['’]|notre |sa )?|du |d['’])(?:porte|portail|immeuble|carte|coffre|alarme|cadenas|garage|téléphone|portable|entrée|bâtiment|appartement|valise|vélo|interphone|compte|boîte)|combinaison (?:du |de la |de mon |de ma )(?:coffre|cadenas|valise|vélo|antivol))"
const FR_IS = "(?:,? ?(?:c['’]est|est|sont|était|sera)(?: (?:le |la |toujours |maintenant |désormais |encore )?)?| ?[:=]) ?"
const PT_PASSWORD = 'senhas?|palavras?-passe|chave (?:da |do |de |d[ae] rede )?(?:wi-?fi|api|rede|acesso)'
const PT_PLACE =
  '(?:d[aoe]s?|para [ao]) (?:meu |minha |nosso |nossa )?(?:porta|portão|portaria|prédio|cofre|alarme|cadeado|garagem|cartão|celular|telemóvel|banco|mala|entrada|casa|apartamento|armário)'
const PT_CODE = `(?:(?:(?:pin|senha)(?: secreto)?|código (?:secreto|pin|de (?:acesso|desbloqueio|entrada)))(?: ${PT_PLACE})?|código ${PT_PLACE})`
const PT_IS = '(?: (?:é|são|era|será|continua sendo|agora é)(?: a | o | agora | ainda )?| ?[:=]) ?'

const AR_WORD =
  '(?:ال)?(?:باس ?وورد|باس ?ورد|بسورد)|كلمة (?:ال)?(?:مرور|سر)(?:ي|ك|نا)?|(?:ال)?رقم(?:ي|ك|نا)? (?:ال)?سري|رمز(?:ي)? (?:ال)?(?:مرور|فتح|دخول|تحقق|باب|قفل|خزنة|سري|أمان|بطاقة|pin)|(?:ال)?كود (?!ال?(?:خصم|بريد|برمج|مصدر|هدية))(?:ال)?\\p{L}{2,12}|مفتاح (?:api|ال(?:api|واي فاي|شبكة))|رموز (?:ال)?(?:نسخ الاحتياطي|احتياطية|استرداد|طوارئ)|(?:ال)?عبارة (?:ال)?(?:سرية|استرداد|مرور)|(?:ال)?توكن'
const AR_FEW = '(?: (?!هي |هو |إلى )[\\u0621-\\u0652]{1,16}){0,4}'
const LATIN = '[!-~]'

const JA_WORD =
  'パスワード|Wi-?Fiパス|(?:金庫|ロッカー?|ロック解除|玄関|オートロック|鍵|スーツケース|ドア)の(?:番号|コード)|パスコード|パスフレーズ|暗証番号|暗証コード|PIN(?:コード|番号|(?=は|が|を|：))|ピンコード|合言葉|(?:API|アクセス|暗号化?|シークレット|秘密)(?:キー|鍵)|WPA2?キー|(?:アクセス)?トークン|(?:バックアップ|リカバリー|復旧|認証|確認|セキュリティ)コード|(?:シード|リカバリー|復元)フレーズ|비밀번호|암호|핀번호'
const JA_IS = '(?:は|が|を|も|는|은|이|가|를|:|：|=|＝|、|,)?\\s?'
/** What is said about a password, beside what it is. */
const JA_NO_SECRET =
  /^(?:長|短|安全|秘密|複雑|簡単|同じ|大事|大切|重要|必要|別|強|弱|古|新|違|変|忘|覚|内緒|不要|設定|保存|管理|ない|無|わか|分か|教え|入力|正し|間違|ここ|あそこ|どこ|何|なに|難|面倒|全部|全て|すべて|いつ|毎|自分|彼|彼女|これ|それ|あれ|まだ|もう|使|共有|一緒|有効|無効|期限|切れ|英数|半角|全角|大文字|小文字|数字|記号|文字|最低|最大)|[がを]|(?:ます|ました|ません|ない|る|た)$/

const shape = (kind: string, pattern: string, accept?: Shape['accept']): Shape => ({ kind, level: 'secret', pattern: new RegExp(pattern, 'dgiu'), accept })

const SHAPES: readonly Shape[] = [
  shape('password', `(?<!gestionnaires? de )${whole(FR_PASSWORD)}${FEW}?${FR_IS}${WORD}`, isSaidToBe),
  // "Mes mots de passe sont espadon et requin".
  shape(
    'password',
    `${whole('mots de passe|senhas|passwords|passwörter|contraseñas')}${FEW}? (?:sont|são|are|sind|son) [^\\s,]{3,64},? (?:et|e|and|und|y) ${WORD}`,
    isSaidToBe,
  ),
  shape('pin', `${whole(FR_CODE)}${FEW}?(?:${FR_IS}| )${QUOTE}(${CODE}|\\d{1,4}[ab]\\d{1,4})`),
  shape(
    'pin',
    `${whole("ouvre|s['’]ouvre|déverrouille")} (?:(?:le|la|mon|ma|notre) )?(?:porte|portail|cadenas|coffre|garage|antivol|immeuble|valise)? ?(?:avec|par) (?:le )?(?:code )?(${CODE})(?! \\p{Ll}{2,20}s(?!\\p{L}))`,
  ),
  // "J'ai changé mon mot de passe en espadon".
  shape(
    'password',
    `${whole('chang\\p{L}{1,3}|remplac\\p{L}{1,3}|mis|modifi\\p{L}{1,3}')}(?: [\\p{L}'’-]{1,16})? ${whole(FR_PASSWORD)}${FEW}? (?:en|par|pour|à) ${WORD}`,
    isSaidToBe,
  ),
  shape('password', `(?<!(?:gerenciador|gestor|cofre)(?:es)? de )${whole(PT_PASSWORD)}${FEW}?${PT_IS}${WORD}`, isSaidToBe),
  // It is a keyword as well.
  shape('password', `${whole('palavra-chave')}${FEW}?${PT_IS}${WORD}`, looksChosen),
  shape('pin', `${whole(PT_CODE)}${FEW}?${PT_IS}${QUOTE}(${CODE})`),
  shape(
    'password',
    `${whole('mud\\p{L}{1,4}|troqu\\p{L}{1,3}|troc\\p{L}{1,3}|alter\\p{L}{1,3}|defini\\p{L}{0,2}')}(?: [\\p{L}-]{1,16})? ${whole(PT_PASSWORD)}${FEW}? (?:para|por|como) ${WORD}`,
    isSaidToBe,
  ),
  shape(
    'password',
    `(?<!\\p{L})و?(?:${AR_WORD})${AR_FEW}(?: (?:هي|هو|إلى|=))?\\s?[:：]?\\s{0,2}["«“]?(${LATIN}{3,128}(?: ${LATIN}{3,64}){0,24}|\\p{Nd}{3,12})`,
    isArabicSecret,
  ),
  // In Arabic letters a word may just as well say how the password is.
  shape('password', `(?<!\\p{L})و?(?:${AR_WORD})${AR_FEW}(?: (?:هي|هو)|\\s?[:：])?\\s{0,2}["«“]((?=\\S)[^"»”\\n]{2,64})["»”]`),
  shape('password', `(?<!\\p{L})و?(?:${AR_WORD})${AR_FEW}(?: (?:هي|هو)|\\s?[:：])\\s{0,2}((?=\\p{sc=Arabic}{0,24}\\p{Nd})[\\p{sc=Arabic}\\p{Nd}]{3,32})`),
  shape('password', `(?:${JA_WORD})${JA_IS}[「『“"]([^」』”"\\n]{2,128})[」』”"]`),
  shape(
    'password',
    `(?:${JA_WORD})(?: ?(?:\\d つ|の)?)${JA_IS}(${LATIN}{3,128}(?:[ 、と,]{1,3}${LATIN}{3,64}){0,24})`,
    (found) => !/^(?:manager|1password|bitwarden|keepass\w*)/i.test(found),
  ),
  shape(
    'password',
    `(?:パスワード|合言葉|パスフレーズ)(?:は|：|:)\\s?([\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Han}ー]{2,24}?)(?=です|だよ|だ。|$|。|、)`,
    (found) => !JA_NO_SECRET.test(found),
  ),
]

/** Only words of these languages, and letters of their scripts, are looked for. */
const MAY_HOLD =
  /passe|passw|ouvre|contrase|mdp|phrase|cl[ée]|code|combin|senha|palavra|chave|pin|c[oó]digo|[\p{sc=Arabic}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}\p{sc=Hangul}]/iu

/** Secrets told in French, Portuguese, Arabic, Japanese and Korean. */
export function detectToldAbroad(text: string): readonly Finding[] {
  return MAY_HOLD.test(text) ? scan(text, SHAPES) : []
}

/** What is said about a password, and where it is. */
const SAYS_ABOUT =
  /^(?:trop|très|pas|plus|dans|perdu\p{L}*|le|la|les|l['’].*|un|une|des?|du|sur|sûr\p{L}*|facile|difficile|oubli\p{L}*|chang\p{L}*|compliqu\p{L}*|long\p{L}*|court\p{L}*|faible|fort\p{L}*|sécuris\p{L}*|enregistr\p{L}*|not[ée]\p{L}*|cach[ée]\p{L}*|bloqu\p{L}*|expir\p{L}*|incorrect\p{L}*|faux|bon\p{L}*|mauvais\p{L}*|toujours|jamais|encore|aussi|ici|là|bien|obligatoire|secret|secrète|même|mêmes|chez|avec|pour|en|par|celui|mon|ma|mes|ton|notre|écrit\p{L}*|sauvegard\p{L}*|stock\p{L}*|au|aux|si|vide|nul\p{L}*|différent\p{L}*|identique|unique|aléatoire|muito|fraca?|forte|uma?|mesm[ao]|difícil|fácil|guardad\p{L}*|salv[ao]|segur[ao]|esquecid\p{L}*|errad\p{L}*|inválid\p{L}*|curt[ao]|grande|pequen\p{L}*|diferente|igual|únic[ao]|aleatóri\p{L}*|sempre|nunca|também|só|não|está|n[ao]s?|com|para|por|que|minha|meu|obrigatóri\p{L}*|expirad\p{L}*|bloquead\p{L}*|complicad\p{L}*|compartilhad\p{L}*|a|o|as|os|em|escrit\p{L}*|anotad\p{L}*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|ligne|vain|génér\p{L}*|requis\p{L}*|demand\p{L}*|affich\p{L}*|chiffr\p{L}*|hach\p{L}*|gerad\p{L}*|pedid\p{L}*|criptografad\p{L}*|exibid\p{L}*|sécurité|segurança|precaução|prudence)$/iu

function isSaidToBe(found: string): boolean {
  return isToldSecret(found) && !SAYS_ABOUT.test(found.replace(/[.,;:!?]+$/, ''))
}

/** Names of programs and words of English stand among Arabic too. */
function isArabicSecret(found: string): boolean {
  return (
    looksChosen(found) ||
    /^\p{Nd}{3,12}$/u.test(found) ||
    (isToldSecret(found) &&
      !/^(?:wi-?fi|bitwarden|1password|keepass\w*|lastpass|google|apple|icloud|netflix|gmail|facebook|instagram|windows|router|iphone)$/i.test(found))
  )
}
