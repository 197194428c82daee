import { DataFolderLocked } from '../../src/server/db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../src/server/db/database-unreachable.ts'
import { ConfigError } from '../../src/server/kernel/config/config-error.ts'
import { nearMiss } from '../../src/server/kernel/validation/near-miss.ts'
import { Unanswered } from '../command-line/conversation.ts'
import { UsageError } from '../command-line/usage-error.ts'

/** A shell's exit code for a command that Ctrl-C ended. */
const INTERRUPTED = 130

interface Verb {
  help: string
  run: (args: string[]) => Promise<number>
}

/** Loaded on demand: reading one folder needs no browser. */
const verbs: Readonly<Record<string, { does: string; load: () => Promise<Verb> }>> = {
  new: {
    does: 'makes a folder for a new tenant, from its logo if there is one',
    load: async () => import('./new.ts').then(({ help, newTenant }) => ({ help, run: newTenant })),
  },
  check: {
    does: 'lists the problems of tenants, with place and advice',
    load: async () => import('./check.ts').then(({ help, check }) => ({ help, run: check })),
  },
  diff: {
    does: 'shows the differences between two tenants',
    load: async () => import('./diff.ts').then(({ help, diff }) => ({ help, run: diff })),
  },
  export: {
    does: 'writes a tenant as a zip for Website Settings',
    load: async () => import('./export.ts').then(({ help, exportTenant }) => ({ help, run: exportTenant })),
  },
  import: {
    does: 'imports a zip or a folder as a tenant, and first shows what changes',
    load: async () => import('./import.ts').then(({ help, importTenant }) => ({ help, run: importTenant })),
  },
  rename: {
    does: 'gives an agency another slug, and first shows what changes',
    load: async () => import('./rename.ts').then(({ help, renameTenant }) => ({ help, run: renameTenant })),
  },
  remove: {
    does: 'removes an agency, and first shows what is deleted and kept',
    load: async () => import('./remove.ts').then(({ help, removeTenant }) => ({ help, run: removeTenant })),
  },
  shots: {
    does: 'takes pictures of sites and compares them with the last run’s',
    load: async () => import('./shots.ts').then(({ help, shots }) => ({ help, run: shots })),
  },
}

const width = Math.max(...Object.keys(verbs).map((name) => name.length))
const help = `npm run -s tenant -- <verb> …

${Object.entries(verbs)
  .map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  .join('\n')}

npm run -s tenant -- <verb> --help explains a verb. Exit codes: 0 done, 1 found something, 2 wrong arguments.`

/** Runs the command; returns the process's exit code. Wrong arguments are explained. */
export async function runVerb(args: string[]): Promise<number> {
  try {
    return await done(args)
  } catch (error) {
    if (error instanceof Unanswered) {
      // The question is on an unfinished line.
      process.stderr.write(`\n${error.message}\n`)
      return INTERRUPTED
    }
    if (isOfTheMachine(error)) {
      process.stderr.write(`${error.message}\n`)
      return 1
    }
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
}

/** A database or an environment that cannot be used; the message names it. */
function isOfTheMachine(error: unknown): error is Error {
  return (
    error instanceof ConfigError || error instanceof DataFolderLocked || error instanceof DatabaseUnreachable
  )
}

async function done([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    process.stdout.write(`${help}\n`)
    return name === undefined ? 2 : 0
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined
  if (!verb) {
    const meant = nearMiss(name, Object.keys(verbs))
    const guess = meant === null ? `There are ${Object.keys(verbs).join(', ')}.` : `Did you mean ${meant}?`
    throw new UsageError(`There is no verb ${JSON.stringify(name)}. ${guess}`)
  }
  const { help: told, run } = await verb.load()
  if (!args.includes('--help') && !args.includes('-h')) return run(args)
  process.stdout.write(`${told}\n`)
  return 0
}
