import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Manifest, type Plugin } from 'vite'
import { root } from './root.ts'

const sheet = join(root, 'src/shell/styles/shell.css')
const MANIFEST = '.vite/first-view.json'

/** Public pages whose first view has a separate stylesheet; '' is the frame of a remote part. */
const pages = {
  home: 'pages/home.tsx',
  blog: 'pages/blog.tsx',
  login: 'pages/login.tsx',
  '': 'remote/remote-page.tsx',
}
/** What the server renders with them, and the browser loads later. */
const deferred = ['components/site-footer.tsx', 'destinations.tsx']

/** Finds, while the shell is built, the modules whose markup the first view of `pages` can have. */
export function findFirstView(): { plugin: Plugin; modules: ReadonlySet<string> } {
  const modules = new Set<string>()
  return {
    modules,
    plugin: {
      name: 'livery:first-view',
      buildEnd(error) {
        if (error) return
        const waiting = ['entry-client.tsx', ...Object.values(pages), ...deferred].map((name) =>
          join(root, 'src/shell', name),
        )
        for (let id = waiting.pop(); id; id = waiting.pop()) {
          if (modules.has(id) || id.includes('node_modules')) continue
          const module = this.getModuleInfo(id)
          if (!module) throw new Error(`the first view has no module ${id}`)
          modules.add(id)
          waiting.push(...module.importedIds)
        }
      },
    },
  }
}

/**
 * Builds the stylesheet of the first view to dist/client: the shell's, without the utilities that only other modules
 * use. The whole stylesheet follows it and repeats its rules in their order, so it never changes which rule wins.
 */
export async function buildFirstView(client: string, modules: ReadonlySet<string>) {
  const sources = [...modules]
    .filter((id) => /\.tsx?$/.test(id))
    .map((id) => `@source ${JSON.stringify(id)};`)
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'livery:first-view-sources',
        enforce: 'pre',
        load: (id) =>
          id === sheet
            ? readFileSync(sheet, 'utf8').replace(/@source [^;]+;\n/g, '') + sources.join('\n')
            : null,
      },
      tailwindcss(),
    ],
    build: {
      outDir: client,
      emptyOutDir: false,
      manifest: MANIFEST,
      target: 'es2023',
      rolldownOptions: { input: sheet, output: { assetFileNames: 'assets/first-view-[hash][extname]' } },
    },
  })
  const written = join(client, MANIFEST)
  const chunks: Manifest = JSON.parse(readFileSync(written, 'utf8'))
  rmSync(dirname(written), { recursive: true })
  const files = Object.values(chunks).map(({ file }) => file)
  const [file] = files
  if (!file?.endsWith('.css') || files.length > 1) throw new Error(`the first view is built to ${files}`)
  return { style: `/${file}`, pages: Object.keys(pages) }
}
