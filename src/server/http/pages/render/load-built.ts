import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Gallery } from '../../../../contract/gallery.ts'
import type { Outbox } from '../../../../contract/outbox.ts'
import type { PageInput, PageOutput, RouteQuestion } from '../../../../contract/page.ts'
import type { RemotePart } from '../../../../contract/remote-part.ts'
import type { Config } from '../../../kernel/config/config.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { joinParts, type RemoteParts, resolveManifest } from './remote-parts.ts'

const MANIFEST_TIMEOUT_MS = 5000

type ResolvedPart = ReturnType<typeof resolveManifest>

/** The exports of `src/shell/entry-server.tsx`; use them once `loaded` has resolved. */
export interface ShellServer {
  loaded: Promise<void>
  renderPage: (input: PageInput) => Promise<PageOutput>
  /** Lets `renderPage` draw the first view of a part's pages. */
  drawPart: (part: RemotePart) => () => void
  queryParametersOf: (input: RouteQuestion) => readonly string[]
  renderGallery: (gallery: Gallery) => { title: string; body: string }
  renderOutbox: (outbox: Outbox) => { title: string; body: string }
}

/** What pages are rendered with. */
export interface Site {
  assets: ShellAssets
  shell: ShellServer
  remotes: RemoteParts
}

/**
 * Loads the output of `npm run build` from `dist`: the shell's server entry, the addresses of its files, and the
 * remote parts.
 */
export async function loadSite(
  dist: string,
  remotes: Config['remotes'],
  warn: (sentence: string) => void,
): Promise<Site> {
  const assets = builtAssets(dist)
  const shell: ShellServer = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  await shell.loaded
  // Code of another deployment does not run in this process.
  if (remotes.booking === null) {
    const { part }: { part: RemotePart } = await import(pathToFileURL(join(dist, 'server/booking.js')).href)
    shell.drawPart(part)
  }
  return { assets, shell, remotes: await loadRemoteParts(remotes, (name) => localPart(dist, name), warn) }
}

/** Reads the addresses of the shell's build output. */
export function builtAssets(dist: string): ShellAssets {
  return JSON.parse(readFileSync(join(dist, 'shell-assets.json'), 'utf8'))
}

/**
 * Loads the remote parts: those that `own` returns, or the manifests at the addresses of LIVERY_REMOTE_BOOKING and
 * LIVERY_REMOTE_SEO. A part without a valid manifest is left out and reported to `warn`; the others are served.
 */
export async function loadRemoteParts(
  remotes: Config['remotes'],
  own: (name: string) => ResolvedPart | Promise<ResolvedPart>,
  warn: (sentence: string) => void,
): Promise<RemoteParts> {
  const parts = await Promise.all(
    Object.entries(remotes).map(async ([name, address]) => {
      try {
        return address === null ? await own(name) : await foreignPart(address)
      } catch (error) {
        warn(`remote part ${name} is not available: ${error instanceof Error ? error.message : error}`)
        return null
      }
    }),
  )
  return joinParts(parts.filter((part) => part !== null))
}

function localPart(dist: string, name: string) {
  const manifest: unknown = JSON.parse(readFileSync(join(dist, 'remotes', name, 'manifest.json'), 'utf8'))
  return resolveManifest(manifest, `/remotes/${name}/`)
}

async function foreignPart(address: string) {
  const response = await fetch(address, { signal: AbortSignal.timeout(MANIFEST_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}`)
  return resolveManifest(await response.json(), new URL('.', address).href)
}
