import { scriptJson } from './escape.ts'
import type { RemoteParts } from './remote-parts.ts'
import type { ShellAssets } from './shell-assets.ts'

/**
 * Text of the page's import map: the shared modules by name, and the integrity of every script of the shell and of the
 * remote parts. Source: architecture, decision 5; security, 14.
 */
export function importMapText(assets: ShellAssets, parts: RemoteParts): string {
  return scriptJson({ imports: assets.imports, integrity: { ...assets.integrity, ...parts.integrity } })
}
