import type { Features } from '../keys/features.ts'
import { FORGET_WORDS } from './forget-forms-de-es.ts'
import { signalsFor } from '../language/signals.ts'
import { fold, stemOf } from '../language/words.ts'

/** Words of the request itself, which say nothing about what to forget. */
const COMMANDS =
  "nothing came forget delete erase wipe purge remove unremember un-remember unlearn un-learn scrub strike rub scrap bin rid lose drop take clear undo disregard gone memory memories notes records record remember hold hang keep kept store stored save saved living live computer written down including never happened concerned rather didn't shouldn't longer need needn't whatever everything anything all ever told tell said say mentioned mention gave know known about subject private nobody nobody's business go goes every show showing pop popping two three four former previous unsave unstore unnote unlog unrecord unlist unpin unmemorise unmemorize kill feel better shared confidence confessed confess talk talks much chapter closed done tmi good wait mind thanks please kindly would could can turning up suggestions again list safer system existence figured want wanted anywhere exist really lol actually totally completely entirely pls plz thx ta ur u pretend act consider ignore discard scratch cancel retract withdraw revoke rescind revert reverse belay redact destroy toss chuck trash junk dump ditch nuke zap flush evict shred bury retire lift reset lose bear bring carry hear heard heard know knew unsaid quick grateful glad obliged sooner happier comfortable longer concern affair matter strictly make disappear vanish either neither else listed listing except apart " +
  'vergiss vergessen lösch löschen lösche entfern entferne entfernen streich streichen streiche gedächtnis speicher gespeichert speichern erzählt gesagt bitte alles raus muss komplett irgendwo möchte länger deinem sollst kannst brauchst behalten wissen dir mal sache ' +
  'olvida olvidar borra borrar elimina eliminar quita quitar memoria guardes guardar palabra rastro conté contado dicho haz hubiera mejor cosa mía quiero líos favor todo nada oublie efface confié confié tout mémoire supprime ' +
  'esquece apaga memória esquecer apagar eliminar remove tira prefiro preferia fique guardado guardada registado registada gravado lado nenhum sabes disse contei falei respeito assunto coisa favor quero registos dados informação informações guardes guardar ' +
  'préfère préférerais figure nulle part chez garde gardes conserve conserves retiens retenir stocke sais dit parlé raconté évoqué mentionné sujet propos concernant trace besoin souvenir souviens enlève retire raye supprimer effacer oublier données infos informations chose truc histoire enregistré noté merci traîne traîner reste rester disparaisse disparaissent disparaître rien faire chercher oubliettes quelque part dites soir ' +
  '忘れ 消し 消去 削除 記憶 記録 件 話 話し 話した 覚え 残さ 残し ほしい 欲しい 前 情報 データ 全部 すべて 保存 聞か 教え 言っ 必要 関する ついて お願い なかっ なか なかった にして に し し に関する ' +
  'احذف احذفي امسح امح أزل ازل انس انسى تنسى حذف مسح نسيان ذاكرتك الذاكرة معلومات معلومة شيء شيئا تعرفه تعرف قلته قلت أخبرتك ذكرته ذكرت تحتفظ تحفظ تسجل أريد اريد أرجو ارجو رجاء فضلك بخصوص موضوع يتعلق حول سجلاتك يبقى محفوظا'
const commandsByLanguage = new Map<string, ReadonlySet<string>>()

/** The words that say what a request is about. */
export function topicOf(features: Features, language: string): string {
  const stems = new Set(topicStems(features, language))
  return features.words
    .filter((word) => stems.has(stemOf(word.lower, language)))
    .map((word) => word.text)
    .join(' ')
}

export function topicStems(features: Features, language: string): readonly string[] {
  const commands = commandsFor(language)
  const { forget } = signalsFor(language)
  return features.stems.filter((stem) => !commands.has(stem) && !forget.test(stem))
}

function commandsFor(language: string): ReadonlySet<string> {
  const known = commandsByLanguage.get(language)
  if (known !== undefined) return known
  const made = new Set(`${COMMANDS} ${FORGET_WORDS}`.split(' ').map((word) => stemOf(fold(word), language)))
  commandsByLanguage.set(language, made)
  return made
}
