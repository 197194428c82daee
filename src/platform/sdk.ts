// biome-ignore-all lint/performance/noBarrelFile: this is the one door of the platform SDK; remote parts import it as a single shared module
export { usePage } from './page.tsx'
