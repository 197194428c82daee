import type { Plugin } from 'vite'

/** What a static preview is made of, and no visitor of a server is to download. */
const preview =
  /\/src\/server\/browser\/|\/scripts\/build\/preview\/|\/node_modules\/(?:@electric-sql|@noble|buffer|drizzle-orm)\//

/** Takes the built files with their modules and gives a sentence for each that holds code of the static preview. */
export function previewLeaks(files: readonly { fileName: string; modules: readonly string[] }[]): string[] {
  return files.flatMap(({ fileName, modules }) => {
    const found = modules.find((id) => preview.test(id))
    return found === undefined ? [] : [`${fileName} holds ${found}`]
  })
}

/** Fails a build for visitors that holds code of the static preview. */
export function previewApart(): Plugin {
  return {
    name: 'livery:preview-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const leaks = previewLeaks(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [{ fileName: file.fileName, modules: file.moduleIds }] : [],
        ),
      )
      if (leaks.length > 0)
        this.error(`The static preview is in what visitors download: ${leaks.join('; ')}.`)
    },
  }
}
