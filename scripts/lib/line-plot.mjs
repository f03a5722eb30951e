// A plot of lines over sizes, both axes logarithmic, as an SVG of its own: readable on white and in dark themes, without scripts.

const WIDTH = 760
const HEIGHT = 440
const BOX = { left: 78, right: 190, top: 48, bottom: 56 }

/** `lines`: `{ name, color, dashed?, points: [{ x, y }] }`. Numbers must be above 0. @returns the SVG. */
export function linePlot({ title, unit, lines }) {
  const points = lines.flatMap((line) => line.points)
  const x = axis(points.map((point) => point.x))
  const y = axis(points.map((point) => point.y))
  const left = (value) => BOX.left + x.share(value) * (WIDTH - BOX.left - BOX.right)
  const top = (value) => HEIGHT - BOX.bottom - y.share(value) * (HEIGHT - BOX.top - BOX.bottom)
  const grid = [
    ...x.ticks.map((tick) => `<path d="M${at(left(tick))} ${BOX.top}V${HEIGHT - BOX.bottom}"/>`),
    ...y.ticks.map((tick) => `<path d="M${BOX.left} ${at(top(tick))}H${WIDTH - BOX.right}"/>`),
  ]
  const labels = [
    ...x.ticks.map((tick) => text(left(tick), HEIGHT - BOX.bottom + 20, short(tick), 'middle')),
    ...y.ticks.map((tick) => text(BOX.left - 8, top(tick) + 4, short(tick), 'end')),
    text(BOX.left + (WIDTH - BOX.left - BOX.right) / 2, HEIGHT - 12, 'memories', 'middle'),
    text(BOX.left - 8, BOX.top - 12, unit, 'end'),
    `<text x="${BOX.left}" y="24" font-size="16" font-weight="600">${escaped(title)}</text>`,
  ]
  const names = apart(lines.map((line) => ({ line, y: top(line.points.at(-1).y) })))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="${escaped(title)}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<g stroke="#ddd" fill="none">${grid.join('')}</g>
<g fill="#222">${labels.join('')}</g>
${lines.map((line) => drawn(line, left, top)).join('\n')}
<g>${names.map(({ line, y: place }) => `<text x="${WIDTH - BOX.right + 10}" y="${at(place + 4)}" fill="${line.color}">${escaped(line.name)}</text>`).join('')}</g>
</svg>
`
}

function drawn({ color, dashed = false, points }, left, top) {
  const places = points.map((point) => `${at(left(point.x))} ${at(top(point.y))}`)
  const dots = points.map((point) => `<circle cx="${at(left(point.x))}" cy="${at(top(point.y))}" r="3" fill="${color}"/>`)
  return `<path d="M${places.join('L')}" fill="none" stroke="${color}" stroke-width="2"${dashed ? ' stroke-dasharray="5 4"' : ''}/>${dots.join('')}`
}

/** Powers of ten around the values. */
function axis(values) {
  const low = Math.floor(Math.log10(Math.min(...values)) + 1e-9)
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values)) - 1e-9))
  return {
    ticks: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)),
    share: (value) => (Math.log10(value) - low) / (high - low),
  }
}

/** Names at the ends of lines, moved so that none covers another. */
function apart(names) {
  const sorted = [...names].sort((one, other) => one.y - other.y)
  for (let place = 1; place < sorted.length; place++) sorted[place].y = Math.max(sorted[place].y, sorted[place - 1].y + 16)
  const over = Math.max(0, (sorted.at(-1)?.y ?? 0) - (HEIGHT - BOX.bottom))
  for (const name of sorted) name.y -= over
  return sorted
}

function text(x, y, words, anchor) {
  return `<text x="${at(x)}" y="${at(y)}" text-anchor="${anchor}">${escaped(words)}</text>`
}

function short(value) {
  return value >= 1 ? value.toLocaleString('en') : String(Number(value.toPrecision(1)))
}

function at(value) {
  return Number(value.toFixed(1))
}

function escaped(words) {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
