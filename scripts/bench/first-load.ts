import { gzipSync } from 'node:zlib'
import { SCRIPTS_ID } from '../../src/server/http/pages/render/start-scripts.ts'

export interface FirstLoad {
  /** gzip bytes of every script the page fetches before it is interactive. */
  scriptBytes: number
  scripts: Record<string, number>
  styleBytes: number
  /** gzip bytes of the document. */
  htmlBytes: number
}

/** Measures what a browser downloads for the first view of a page: document, scripts and styles. */
export async function firstLoad(port: number, path: string, host: string): Promise<FirstLoad> {
  const get = (url: string) => fetchText(port, url, host)
  const html = await get(path)
  const scripts = [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g)]
  const [firstView = ''] = html.split(`<template id="${SCRIPTS_ID}">`)
  const styles = [...firstView.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
  const sizes = async (found: RegExpExecArray[]) =>
    Object.fromEntries(
      await Promise.all(
        found.map(async ([, url = '']) => [url, gzipSync(await get(url), { level: 9 }).length]),
      ),
    )
  const scriptSizes: Record<string, number> = await sizes(scripts)
  const styleSizes: Record<string, number> = await sizes(styles)
  return {
    scriptBytes: sum(scriptSizes),
    scripts: scriptSizes,
    styleBytes: sum(styleSizes),
    htmlBytes: gzipSync(html, { level: 9 }).length,
  }
}

function sum(sizes: Record<string, number>): number {
  return Object.values(sizes).reduce((total, size) => total + size, 0)
}

/** `fetch` cannot set the Host header; node:http can. */
async function fetchText(port: number, path: string, host: string): Promise<string> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { host } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })
}
