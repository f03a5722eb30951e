// What Locket must reach, against what was measured in this run.

/** @returns a list of goals: what, what it came to, what it must be, and whether it is reached; `null` where the run did not measure it. */
export function goalsOf({ cells, scans, textBytes }) {
  const cell = (store, size) => cells.find((one) => one.store === store && one.size === size)
  const scan = (size) => scans.find((one) => one.size === size)
  const staticAt = (size) => cell('locket-static', size)
  const oramaAt = (size) => cell('orama', size)
  return [
    goal('a recall with the static table at 10,000, in the worker, p50', staticAt(10_000)?.inWorker?.p50, 2, 'ms'),
    goal('the same at 100,000', staticAt(100_000)?.inWorker?.p50, 15, 'ms'),
    goal("the vector scan at 10,000 against Orama's vector search", ratio(oramaAt(10_000)?.byVector?.p50, scan(10_000)?.scanMs), 20, 'times faster', true),
    goal('the same at 100,000', ratio(oramaAt(100_000)?.byVector?.p50, scan(100_000)?.scanMs), 20, 'times faster', true),
    goal('the scan at 10,000 against reading its bytes', ratio(scan(10_000)?.kernelMs, scan(10_000)?.readMs), 2, 'times'),
    goal('the same at 100,000', ratio(scan(100_000)?.kernelMs, scan(100_000)?.readMs), 2, 'times'),
    goal(
      'a recall at 100,000 against ten times one at 10,000',
      ratio(staticAt(100_000)?.inWorker?.p50, tenTimes(staticAt(10_000)?.inWorker?.p50)),
      1.5,
      'times',
    ),
    ...['insertMs', 'openMs', 'diskBytes'].map((name) =>
      goal(`the same for ${NAMES[name]}`, ratio(cell('locket', 100_000)?.[name], tenTimes(cell('locket', 10_000)?.[name])), 1.5, 'times'),
    ),
    ...[10_000, 100_000].map((size) =>
      goal(
        `memory of each more up to ${size.toLocaleString('en')}, beside its text, vectors of 384`,
        eachMore(cell('locket', size / 10), cell('locket', size), textBytes),
        1024,
        'bytes',
      ),
    ),
  ]
}

const NAMES = { insertMs: 'inserting', openMs: 'opening', diskBytes: 'bytes on disk' }

function goal(what, value, limit, unit, atLeast = false) {
  if (value === undefined || value === null) return { what, value: null, limit, unit, atLeast, reached: null }
  return { what, value: Math.round(value * 100) / 100, limit, unit, atLeast, reached: atLeast ? value >= limit : value <= limit }
}

function ratio(one, other) {
  return one === undefined || other === undefined || one === null || other === null || other === 0 ? undefined : one / other
}

function tenTimes(value) {
  return value === undefined || value === null ? undefined : value * 10
}

/** What code and the like take in any case is in both, and falls out. */
function eachMore(fewer, more, textBytes) {
  if (fewer?.heldBytes === undefined || more?.heldBytes === undefined) return undefined
  return (more.heldBytes - fewer.heldBytes) / (more.size - fewer.size) - textBytes
}
