import './styles/shell.css'
import type { PageState } from './start-app.tsx'
import { startApp } from './start-app.tsx'

const root = document.getElementById('root')
const written = document.getElementById('livery-state')?.textContent
if (root && written) void startApp(JSON.parse(written) as PageState, root)
// The static site has no server that writes the state into the page.
else if (root) void import('./static-site.tsx').then(({ startStaticSite }) => startStaticSite(root))
