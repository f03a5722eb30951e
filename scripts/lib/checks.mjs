// Checks that have a name and a list of problems, which is empty when all is well.

/** One line a check, and its problems below. */
export function printChecks(checks) {
  for (const { name, problems } of checks) console.log(problems.length === 0 ? `ok      ${name}` : `failed  ${name}\n${problems.join('\n')}`)
}

export function countChecks(checks) {
  const failed = checks.filter(({ problems }) => problems.length > 0).length
  return { passed: checks.length - failed, failed }
}
