import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDatabase } from '../src/server/db/prepared-database.ts'
import { compressFolder } from './build/compress.ts'
import { writePrintedFonts } from './build/fonts/write-printed-fonts.ts'
import { writeReference } from './build/reference/write-reference.ts'
import { buildRemote, remoteNames } from './build/remote.ts'
import { root } from './build/root.ts'
import { buildShell } from './build/shell.ts'
import { writeStaticSite } from './build/static-site.ts'
import { beginBuild } from './build-if-stale.mjs'
import './generate.ts'
import './build-geo.ts'

/**
 * `npm run build`: generated files, the shell for browser and server, the remote parts, the static site,
 * the fonts for print. */
rmSync(join(root, 'dist/.build-stamp'), { force: true })
const markBuilt = beginBuild()
const assets = await buildShell()
for (const name of remoteNames) await buildRemote(name)
writeStaticSite(assets)
await writePrintedFonts()
writeReference()
await compressFolder(join(root, 'dist/client'))
await compressFolder(join(root, 'dist/bar'))
await compressFolder(join(root, 'dist/remotes'))
// An initialised database, which makes a first start faster.
await prepareDatabase()
// A starter writes the stamp itself; this process may outlive it and must not mark another build's files.
if (process.send === undefined) markBuilt()
