/** How texts are compared: NFC, case folded, and the curly apostrophe as a straight one. */
export function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replaceAll('’', "'")
}

/** Plain "contains", folded on both sides. */
export function holds(text: string, part: string): boolean {
  return folded(text).includes(folded(part))
}
