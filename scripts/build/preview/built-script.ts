import { build, type Plugin, type Rolldown } from 'vite'
import { root } from '../root.ts'

const ENTRY = 'virtual:preview-entry'

/** Builds one classic script from the lines of an entry; its exports are available under `name`. */
export async function builtScript(
  name: string,
  entry: readonly string[],
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entryOf(entry.join('\n')), ...plugins],
    json: { stringify: true },
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': 'self.location.href',
      'import.meta.resolve': 'undefined',
    },
    resolve: { conditions: ['worker', 'browser', 'module', 'production'] },
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name, codeSplitting: false },
      },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}

function entryOf(text: string): Plugin {
  return {
    name: 'livery-preview-entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
    load: (id) => (id === `\0${ENTRY}` ? text : null),
  }
}
