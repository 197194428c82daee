import { readFileSync } from 'node:fs'

type Arcs = readonly (number | Arcs)[]
interface Topology {
  transform: { scale: readonly [number, number]; translate: readonly [number, number] }
  arcs: readonly (readonly (readonly [number, number])[])[]
  objects: { countries: { geometries: readonly { arcs?: Arcs }[] } }
}

/**
 * Yields the borders between countries as longitudes and latitudes: the lines that two countries share. `file` is
 * countries-10m.json of the package world-atlas.
 */
export function* countryBorders(file: string): Generator<number[]> {
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8')) as Topology
  const users = new Map<number, number>()
  for (const { arcs: own = [] } of objects.countries.geometries) {
    // A line that runs backwards has its number's complement.
    const used = own.flat(3).map((arc) => (Number(arc) < 0 ? ~Number(arc) : Number(arc)))
    for (const arc of new Set(used)) users.set(arc, (users.get(arc) ?? 0) + 1)
  }
  for (const [index, arc] of arcs.entries()) {
    if ((users.get(index) ?? 0) < 2) continue
    let [x, y] = [0, 0]
    yield arc.flatMap(([dx, dy]) => {
      x += dx
      y += dy
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ]
    })
  }
}
