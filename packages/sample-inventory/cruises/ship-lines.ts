import type { ShipLine } from '../../../src/server/domain/suppliers/ship-line.ts'
import { brandLogoUrl } from '../brand-logo.ts'

/** Invented lines: name, regions, then ships as `name since guests`. */
const lines = `
  Auriga Cruises;Caribbean,Mediterranean;Auriga Dawn 2016 2960;Auriga Noon 2018 3010;Auriga Dusk 2022 3420
  Bluewake Line;Caribbean,Bahamas,Mexican Riviera;Bluewake Venture 2014 3650;Bluewake Wonderland 2021 4880
  Brightmast Tall Ships;Caribbean,Greek Islands;Brightmast Clipper 2008 148;Brightmast Brigantine 2018 172
  Coral & Compass;Australia,South Pacific;Compass Rose 2011 1840;Southern Compass 2019 2120
  Fjordmark;Norwegian Fjords,Baltic,Iceland;Fjordmark Vinga 2013 960;Fjordmark Tind 2017 1020;Fjordmark Saltstraum 2023 1100
  Halcyon Ocean Club;Mediterranean,Canary Islands;Halcyon Grace 2009 1280;Halcyon Serenata 2015 1350
  Levantine Cruises;Eastern Mediterranean,Red Sea,Arabian Gulf;Levantine Pearl 2012 1460;Levantine Star 2020 1900
  Northlight Expeditions;Antarctica,Svalbard,Greenland;Northlight Pioneer 2019 196;Northlight Resolute 2022 228
  Silkwater Voyages;Japan,South-East Asia,China;Silkwater Lotus 2015 1980;Silkwater Crane 2021 2240
  Stillriver;Danube,Rhine,Douro,Nile;Stillriver Amber 2016 164;Stillriver Linden 2018 168;Stillriver Heron 2021 176`

/** The lines on offer, by name. */
export const sampleShipLines: readonly ShipLine[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', regions = '', ...ships] = line.trim().split(';')
    return {
      id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
      name,
      logo: brandLogoUrl(name),
      regions: regions.split(','),
      ships: ships.map((ship) => {
        const words = ship.split(' ')
        const [since = 0, guests = 0] = words.slice(-2).map(Number)
        return { name: words.slice(0, -2).join(' '), since, guests }
      }),
    }
  })
