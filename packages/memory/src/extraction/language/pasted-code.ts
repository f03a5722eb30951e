import type { Line } from './lines.ts'

/** How lines begin that nobody says of themselves. */
const FORMS = [
  // Quoted lines, comments, headings.
  '>|#{1,6}\\s|#!|//|/\\*|\\*/|\\* @',
  // 2026-05-01 10:32:11, [INFO], ERROR: …
  '\\[?\\d{4}-\\d{2}-\\d{2}[T ]\\d{2}:\\d{2}:\\d{2}|\\[?\\d{2}:\\d{2}:\\d{2}[\\],.]|[A-Z][a-z]{2} [ \\d]\\d \\d{2}:\\d{2}:\\d{2} |<\\d{1,3}>\\d ',
  '\\[(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL|OK|FAIL(?:ED)?|PASS(?:ED)?|trace|debug|info|warn|warning|error|fatal)\\]',
  "(?:TRACE|DEBUG|WARN|ERROR|FATAL|CRITICAL)[: ]|(?:INFO|WARNING)[: ](?!.{0,80}\\b(?:I|I'm|[Mm]y|[Ww]e|[Oo]ur)\\b)",
  // Traces and messages of programs.
  'at [\\w$.<> ]{1,80}\\([^)\\n]{1,200}:\\d|Traceback \\(|File "|npm (?:ERR|WARN)|[A-Z]\\w{2,40}(?:Error|Exception)\\b:?|(?:error|warning|fatal|panic)(?:\\[\\w+\\])?: (?!i\\b|my\\b|we\\b|our\\b)|\\d{1,4}\\s?\\|\\s',
  // $ ls, >>> x, tom@host:~$, PS C:\, diffs.
  '\\$ (?=[a-z./~])|PS [A-Z]:\\\\|[\\w.-]{1,32}@[\\w.-]{1,32}[: ]\\S{0,80} ?[$#%] |[-d][rwx-]{9}\\b|diff --git|@@ |(?:\\+\\+\\+|---) [ab]/',
  '(?:const|let|var)\\s+[\\w$]{1,60}\\s?[=:;]|(?:(?:export|public|private|protected|static|final|async|default|abstract)\\s+){1,4}(?:class|interface|function|void|int|string|boolean|const|let|var|enum|type|def)\\b',
  '(?:def|function|fn|func)\\s+[\\w$]{1,60}\\s?\\(|(?:class|interface|struct|enum|impl)\\s+[A-Z]\\w{0,60}[^\\n]{0,80}[{:]$',
  'import\\s[^\\n]{0,120}\\sfrom\\s+["\']|import (?:[\\w.]+;|[a-z_]\\w*(?:\\.\\w+)+$)|from [\\w.]{1,60} import |#?include\\s?[<"]|return\\b[^\\n]{0,200};$|(?:package|using) [\\w.]+;$|(?:if|for|while|switch|catch) ?\\([^\\n]{0,200}\\) ?\\{?$',
  // f("…"), x = "…", X_Y=…, what closes a block.
  '[a-z_$][\\w$]{0,40}(?:\\.[\\w$]{1,40}){0,6}\\([^\\n]{0,400}\\)\\s?[;{]?$',
  '[a-zA-Z_$][\\w$.]{0,60}\\s?[-+*/|&]?=\\s?(?:["\'`[{(]|-?\\d[\\d.]*;?$|(?:true|false|null|None|nil|new|await)\\b|[^\\n]{1,200};$)|(?:export )?[A-Z][A-Z0-9]*_[A-Z0-9_]*=|[)}\\]]{1,4}[;,)]?$',
]
const LINE = new RegExp(`^\\s{0,40}(?:${FORMS.join('|')})`, 'u')
/** A comment at the end of a line of code. */
const ENDS_IN_COMMENT = /[;{})\],]\s*(?:\/\/|\/\*|#)\s/
const INDENTED = /^(?: {4,}|\t+| {1,3}\t)\S/
const LIST = /^\s*(?:[-*+•–]|\d{1,2}[.)]|\([a-z\d]\))\s/

/** Lines of code, of logs, of what was quoted, and of what a program printed. */
export function codeLines(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = []
  let inComment = false
  let isSetIn = false
  let isAfterBlank = true
  for (const line of lines) {
    const { text } = line
    // As in Markdown: set in, after an empty line.
    isSetIn = INDENTED.test(text) && !LIST.test(text) && (isSetIn || isAfterBlank)
    if (inComment || isSetIn || LINE.test(text) || ENDS_IN_COMMENT.test(text)) found.push(line)
    inComment = (inComment || /^\s{0,40}\/\*/.test(text)) && !text.includes('*/')
    isAfterBlank = text.trim() === ''
  }
  return found
}
