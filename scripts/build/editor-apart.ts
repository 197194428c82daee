import type { Plugin } from 'vite'

/** What only who edits a site needs. */
const editors =
  /\/src\/editor\/|\/node_modules\/(?:@tiptap|prosemirror-[\w-]+|@dnd-kit|idb-keyval|diff|linkifyjs|y-prosemirror)\//
/** The one page that leads there, for whom it is for. */
const door = /\/src\/shell\/pages\/website\.tsx$/

/** A built file, as far as it says what it is made of and what it brings. */
export interface BuiltFile {
  fileName: string
  /** Whether a page asks for it by its name. */
  isEntry: boolean
  modules: readonly string[]
  imports: readonly string[]
  dynamicImports: readonly string[]
}

/** Takes the built files and gives a sentence for each by which a visitor would download code of the editor. */
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
      .map((name) => `${file.fileName} brings ${name}, which holds ${editor.get(name)}`)
  })
}

/** What the entries lead to, beside what is behind the door: files that only the editor asks for need not name it. */
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

/** Lets no build pass in which a page of visitors brings code of the editor. */
export function editorApart(): Plugin {
  return {
    name: 'livery:editor-apart',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        // What is fetched later may have a file of its own that holds nothing and only names where it is.
        file.type === 'chunk'
          ? [{ ...file, modules: [...Object.keys(file.modules), file.facadeModuleId ?? ''] }]
          : [],
      )
      const leaks = editorLeaks(files)
      if (leaks.length > 0) this.error(`Code of the editor in what visitors download:\n${leaks.join('\n')}`)
      // Where nothing of it is found, the names above are no longer those it has.
      if (
        this.environment.name === 'client' &&
        !files.some(({ modules }) => modules.some((id) => editors.test(id)))
      ) {
        this.error('The build holds no editor.')
      }
    },
  }
}
