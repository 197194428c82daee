import { buildIfStale } from './build-if-stale.mjs'
import { failureCode } from './command-line/failure-code.ts'
import { listSuites, runSuites, tellResults } from './suites.mjs'
import { runAttack } from './verify/attack/attack.ts'
import { readRequest, verifyHelp } from './verify/read-request.ts'

try {
  const request = readRequest(process.argv.slice(2))
  if (request === null) console.log(verifyHelp)
  if (request?.proofs) await prove(request.list)
  if (request?.attack) process.exitCode = (await attack(request)) && !process.exitCode ? 0 : 1
} catch (error) {
  process.exitCode = failureCode(error)
}

async function prove(isListed: boolean): Promise<void> {
  if (isListed) {
    process.exitCode = listSuites('proofs') ? 0 : 1
    return
  }
  await buildIfStale()
  tellResults(await runSuites('proofs'))
}

/** True if every count that must be 0 is 0. */
async function attack(request: Parameters<typeof runAttack>[0]): Promise<boolean> {
  await buildIfStale()
  const all = await runAttack(request, (part, figures) => console.log(JSON.stringify({ part, ...figures })))
  const faults = Object.values(all).flatMap(({ faults }) => Object.values(faults))
  const sum = faults.reduce((total, count) => total + count, 0)
  console.log(JSON.stringify({ parts: Object.keys(all).length, faults: sum }))
  return sum === 0
}
