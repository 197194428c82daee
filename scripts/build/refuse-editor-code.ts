import type { Plugin } from 'vite'

/** Modules that only editing needs. */
const editors =
  /\/src\/editor\/|\/node_modules\/(?:@tiptap|prosemirror-[\w-]+|@dnd-kit|idb-keyval|diff|linkifyjs|y-prosemirror)\//
/** The only page that may load the editor; it is for agents who edit the site. */
const door = /\/src\/shell\/pages\/website\.tsx$/

/** A built file with its modules and imports. */
export interface BuiltFile {
  fileName: string
  /** Whether a page requests it by its name. */
  isEntry: boolean
  modules: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
}

/** Returns one sentence for each file by which a visitor would download code of the editor. */
export function editorLeaks(files: readonly BuiltFile[]): string[] {
  const editor = new Map(
    files.flatMap(({ fileName, modules }) => {
      const found = modules.find((id) => editors.test(id))
      return found === undefined ? [] : [[fileName, found] as const]
    }),
  )
  return [...visitorsFiles(files)].flatMap((file) => {
    if (editor.has(file.fileName)) return []
    return broughtBy(file)
      .filter((name) => editor.has(name))
      .map((name) => `${file.fileName} loads ${name}, which contains ${editor.get(name)}`)
  })
}

/** All files that the entries lead to, except through the editor's page. */
function visitorsFiles(files: readonly BuiltFile[]): Set<BuiltFile> {
  const named = new Map(files.map((file) => [file.fileName, file]))
  const found = new Set(files.filter(({ isEntry }) => isEntry))
  for (const file of found) {
    for (const name of broughtBy(file)) {
      const next = named.get(name)
      if (next) found.add(next)
    }
  }
  return found
}

function broughtBy({ modules, imports, dynamicImports }: BuiltFile): readonly string[] {
  return modules.some((id) => door.test(id)) ? imports : [...imports, ...dynamicImports]
}

/** Fails the build if a visitor's page loads code of the editor. */
export function refuseEditorCode(): Plugin {
  return {
    name: 'livery:refuse-editor-code',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        // A deferred module may get an empty file that only re-exports it: `facadeModuleId` names the module.
        file.type === 'chunk'
          ? [{ ...file, modules: [...Object.keys(file.modules), file.facadeModuleId ?? ''] }]
          : [],
      )
      const leaks = editorLeaks(files)
      if (leaks.length > 0) this.error(`Visitors would download code of the editor:\n${leaks.join('\n')}`)
      // If no file matches, the patterns above are out of date.
      if (
        this.environment.name === 'client' &&
        !files.some(({ modules }) => modules.some((id) => editors.test(id)))
      ) {
        this.error('The build contains no editor.')
      }
    },
  }
}
