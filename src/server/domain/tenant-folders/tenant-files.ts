import type { Turn } from '../../kernel/limits/fair-limiter.ts'
import { utf8 } from '../../kernel/text/utf8.ts'
import { beginCleaning } from '../html/begin-cleaning.ts'
import type { Asset } from '../pictures/asset.ts'
import { assetHash } from '../pictures/asset-hash.ts'
import { unlessStopped } from '../pictures/drawing-stopped.ts'
import { pictureType } from '../pictures/picture-type.ts'
import type { Raster } from '../pictures/raster.ts'
import {
  MOST_PICTURE_BYTES,
  MOST_SVG_BYTES,
  type PictureUse,
  storedPicture,
} from '../pictures/stored-picture.ts'
import { webpFile } from '../pictures/webp-file.ts'
import { missingFile } from './missing-files.ts'
import type { TenantFolder } from './tenant-folder.ts'
import type { TenantProblem } from './tenant-problem.ts'

const maxHtmlBytes = 240_000

const pictureEndings: ReadonlySet<string> = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'gif', 'avif'])

/** Turns the files that tenant.json names into assets and clean HTML, and notes their problems. */
export interface TenantFiles {
  /** Returns the address of a picture by its path in tenant.json; empty after a problem. */
  picture(field: string, path: string): Promise<string>
  /** Returns clean HTML by its path; empty without a path or after a problem. */
  html(field: string, path: string | undefined): Promise<string>
  /** Returns clean HTML for HTML in tenant.json itself; empty after a problem. */
  text(field: string, html: string): Promise<string>
  readonly assets: readonly Asset[]
  readonly problems: readonly TenantProblem[]
}

/**
 * Returns the files of one tenant's folder. `raster` draws its rasters again; HTML is cleaned in the `turn` of an
 * agency and its editor. An aborted `signal` ends the work. Source: security, 9 and 11.
 */
export function tenantFiles(
  { files }: Pick<TenantFolder, 'files'>,
  raster: Raster,
  turn: Turn,
  signal?: AbortSignal,
): TenantFiles {
  const cleaning = beginCleaning(turn, signal)
  const assets: Asset[] = []
  const problems: TenantProblem[] = []

  function refuse(file: string, field: string, reason: string): '' {
    problems.push({ file, field, reason })
    return ''
  }

  /** The file, or undefined after a problem. */
  function fileAt(field: string, path: string, maxBytes: number): Buffer | undefined {
    const name = nameOf(path)
    const bytes = files.get(name)
    if (bytes === undefined) problems.push(missingFile(field, path))
    else if (bytes.length > maxBytes)
      refuse(name, field, `has ${bytes.length} bytes; at most ${maxBytes} are allowed`)
    else return bytes
    return undefined
  }

  async function html(field: string, path: string): Promise<string> {
    const name = nameOf(path)
    if (!name.toLowerCase().endsWith('.html') && files.has(name)) {
      return refuse('tenant.json', field, `names ${path}; it must be a .html file`)
    }
    const bytes = fileAt(field, path, maxHtmlBytes)
    if (bytes === undefined) return ''
    const text = utf8(bytes)
    if (text === null) return refuse(name, field, 'is not UTF-8 text')
    return cleaned(name, field, text)
  }

  async function cleaned(file: string, field: string, text: string): Promise<string> {
    const result = await cleaning.clean(text)
    return 'reason' in result ? refuse(file, field, result.reason) : result.html
  }

  async function picture(field: string, path: string): Promise<string> {
    const name = nameOf(path)
    const ending = name.toLowerCase().split('.').at(-1) ?? ''
    if (!pictureEndings.has(ending) && files.has(name)) {
      return refuse(
        'tenant.json',
        field,
        `names ${path}; it must be a .svg, .png, .jpg, .webp, .gif or .avif file`,
      )
    }
    const bytes = fileAt(field, path, ending === 'svg' ? MOST_SVG_BYTES : MOST_PICTURE_BYTES)
    if (bytes === undefined) return ''
    const stored = ending === 'svg' ? await svgOf(raster, bytes) : await rasterOf(raster, bytes, field)
    if ('reason' in stored) return refuse(name, field, stored.reason)
    assets.push(stored)
    return addressOf(stored)
  }

  return {
    assets,
    problems,
    picture,
    html: async (field, path) => (path === undefined ? '' : html(field, path)),
    text: (field, text) => cleaned('tenant.json', field, text),
  }
}

function nameOf(path: string): string {
  return path.replace(/^\.\//, '')
}

function addressOf({ contentType, bytes }: Asset): string {
  return `/media/${assetHash(bytes)}.${contentType === 'image/svg+xml' ? 'svg' : 'webp'}`
}

/** The SVG unchanged, or why it cannot be shown. */
async function svgOf(raster: Raster, file: Buffer): Promise<Asset | { reason: string }> {
  // A raster without processes checks in this thread, and a folder may have many drawings: other work runs between
  // them.
  await new Promise((resolve) => setTimeout(resolve))
  const text = utf8(file)
  if (text === null) return { reason: 'is not UTF-8 text' }
  const bytes = new TextEncoder().encode(text)
  const reason = await unlessStopped(raster.check(bytes), (stopped) => stopped)
  return reason === null ? { contentType: 'image/svg+xml', bytes } : { reason }
}

/** The use of each field's picture. */
const usesByField: Readonly<Record<string, PictureUse>> = {
  'agency.logo': 'logo',
  'agency.logoMobile': 'logoMobile',
  'agency.favicon': 'favicon',
}

/** The picture as an upload is stored; one that an export wrote stays unchanged, so that it stays the same file. */
async function rasterOf(raster: Raster, file: Buffer, field: string): Promise<Asset | { reason: string }> {
  const bytes = new Uint8Array(file)
  if (pictureType(bytes) === null) return { reason: 'is not a PNG, JPEG, WebP, GIF or AVIF picture' }
  const stored = await storedPicture(raster, bytes, usesByField[field] ?? 'about')
  if ('reason' in stored || !webpFile(bytes)?.isPlain) return 'reason' in stored ? stored : stored.asset
  const drawable = await unlessStopped(raster.look(bytes, 1), () => null)
  const isSmall = drawable !== null && drawable.width === stored.width && drawable.height === stored.height
  return isSmall ? { contentType: 'image/webp', bytes } : stored.asset
}
