import type { PageContext, PageHead } from '../../../../contract/page.ts'
import type { RemoteAddress } from '../../../../contract/remote.ts'
import { escapeHtml, scriptJson } from '../../../kernel/text/escape.ts'
import type { ShellAssets } from '../../assets/shell-assets.ts'
import { earlyPressScript } from './early-press.ts'
import { headTags, jsonLdBlock } from './head-tags.ts'
import { SCRIPTS_ID, startScripts } from './start-scripts.ts'

/** The script of every page that runs while the page is parsed: the policy of the page holds its hash. */
export const pageScript = earlyPressScript + startScripts

export interface DocumentInput {
  assets: ShellAssets
  /** The import map as text: its hash is in the Content-Security-Policy. */
  importMap: string
  integrity: Readonly<Record<string, string>>
  themeCss: string
  /** Addresses of the fonts of this page's first view. */
  fonts: readonly string[]
  themeColors: { light: string; dark: string }
  mode: 'light' | 'dark' | 'auto'
  direction: 'ltr' | 'rtl'
  head: PageHead
  /** Not for search engines, in addition to the pages of an inactive agency. */
  noindex: boolean
  /** Path of the page as requested. */
  path: string
  /** `https://` and the agency's canonical host, or empty. */
  site: string
  /** Version of the agency's icons and cards in their addresses. */
  mark: string
  /** Addresses of scripts to preload. */
  preload: readonly string[]
  /** Addresses of the stylesheets that the first view waits for, and of those that follow it. */
  styles: readonly string[]
  laterStyles: readonly string[]
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: unknown
  /** Name of the shell's page with which the browser starts, if any. */
  page: string | null
  /** Name of the remote part whose first view is in the markup, if any. */
  drawn: string | null
  /** Addresses of the modules with the page's texts. */
  texts: readonly string[]
  /** Preloads that the shell requested, as markup. */
  preloads: string
  body: string
  /** True for a static view: nothing runs, and no script is loaded. */
  isStill?: boolean
  /** The server's own markup before the page. */
  banner?: string
  /** Runs before the page's own script, in the editor's frame alone. */
  previewScript?: string | null
  /** Loads the bar of demo and development, after everything else. */
  barScript?: string | null
}

/**
 * Returns the HTML of a page: theme, metadata, data and markup in one response, without flashes or further requests.
 * Source: decision 0035.
 */
export function renderDocument(input: DocumentInput): string {
  const { context, head } = input
  const isHidden = input.noindex || context.agency.status === 'Inactive'
  const robots = isHidden ? '<meta name="robots" content="noindex">' : ''
  return [
    `<!doctype html><html lang="${context.language}" dir="${input.direction}" data-mode="${input.mode}"`,
    ` data-agency="${context.agency.id}" data-version="${context.agency.version}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<meta name="keywords" content="${escapeHtml(head.keywords)}">${robots}`,
    themeColorTags(input),
    `<style id="livery-theme">${input.themeCss}</style>`,
    (input.isStill ? [...input.styles, ...input.laterStyles] : input.styles).map(stylesheet).join(''),
    input.preloads,
    input.isStill ? '' : scripts(input),
    // After the picture: on a slow line the stylesheet arrives sooner, and fallback fonts have the same metrics.
    input.fonts.map(fontPreload).join(''),
    headTags({ ...input, isHidden }),
    `</head><body>${input.banner ?? ''}<div id="root">${input.body}</div>`,
    input.isStill ? '' : pageState(input),
    jsonLdBlock(isHidden ? [] : (head.jsonLd ?? []), input.site, input.mark),
    '</body></html>',
  ].join('')
}

/**
 * The scripts of a page. The page is complete without them, so they wait until it is painted. In the editor's frame
 * they run at once and in their order, which scripts from a template do not keep.
 */
function scripts(input: DocumentInput): string {
  const { assets, laterStyles, preload, previewScript, barScript } = input
  const tags = [
    ...laterStyles.map(stylesheet),
    ...preload.map((url) => `<link rel="modulepreload" href=${source(url, input)}>`),
    ...[previewScript, assets.entry, barScript].map((url) =>
      url ? `<script type="module" src=${source(url, input)}></script>` : '',
    ),
  ].join('')
  return [
    `<script type="importmap">${input.importMap}</script><script>${pageScript}</script>`,
    previewScript ? tags : `<template id="${SCRIPTS_ID}">${tags}</template>`,
  ].join('')
}

/** What the page starts with in the browser. */
function pageState({ context, remotes, environment, queries, page, drawn, texts }: DocumentInput): string {
  const state = scriptJson({ context, remotes, environment, queries, page, ...(drawn && { drawn }), texts })
  return `<script type="application/json" id="livery-state">${state}</script>`
}

function stylesheet(url: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(url)}"${crossOrigin(url)}>`
}

/** An address as an attribute, with its integrity hash, which must exist. */
function source(url: string, { integrity }: DocumentInput): string {
  const hash = integrity[url]
  return `"${escapeHtml(url)}"${hash ? ` integrity="${hash}"` : ''}${crossOrigin(url)}`
}

/** Fonts are always fetched in CORS mode; without `crossorigin` the preload would fetch them twice. */
function fontPreload(url: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`
}

function themeColorTags({ mode, themeColors }: DocumentInput): string {
  if (mode !== 'auto') return `<meta name="theme-color" content="${themeColors[mode]}">`
  return (['light', 'dark'] as const)
    .map((m) => `<meta name="theme-color" media="(prefers-color-scheme: ${m})" content="${themeColors[m]}">`)
    .join('')
}

function crossOrigin(url: string): string {
  return /^https?:/.test(url) ? ' crossorigin' : ''
}
