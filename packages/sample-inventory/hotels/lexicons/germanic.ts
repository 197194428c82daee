import { lexicon } from './lexicon.ts'

export const german = lexicon({
  words: `Lindenblick|Zur Alten Mühle|Rosenstein|Am Brunnen|Silberdistel|Zum Goldfink|Kastanienhof|Am Stadttor|Sonnenwinkel|Birkenau
    |Zur Post am Markt|Eulenspiegel|Am Kirchplatz|Falkenhorst|Zum Blauen Hecht|Gartenlaube|Am Wallgraben|Holunder|Zur Eiche|Isarwinkel
    |Klosterhof|Zum Wilden Apfel|Lerchenfeld|Am Mühlbach|Nussbaum|Zur Schwalbe|Obstgarten|Am Rathaus|Pfeffermühle|Zum Weißen Lamm
    |Quellenhof|Am Schlossgarten|Rebstock|Zur Glocke|Steinbock|Am Ufer|Tannenblick|Zum Stern|Wacholder|Zur Brücke`,
  modest: 'Pension {w}|Gasthof {w}|Gasthaus {w}|Gästehaus {w}',
  middle: 'Hotel {w}|Landhaus {w}|Stadthotel {w}|Hotel Garni {w}|Romantikhaus {w}',
  grand: 'Grandhotel {w}|Schlosshotel {w}|Parkhotel {w}|Kurhotel {w}',
  quarters: 'Zentrum|Hauptbahnhof|Altstadt|Flughafen|Am Park',
})

export const dutch = lexicon({
  words: `De Gouden Reiger|Het Pakhuis|De Linde|De Stille Gracht|Het Anker|De Vlinder|De Oude Molen|Het Koetshuis|De Zilvermeeuw|De Beuk
    |Het Tuinhuis|De Waterlelie|De Kleine Brug|Het Wapen|De Kievit|De Hopbel|Het Veerhuis|De Duinroos|De Stadspoort|Het Weeshuis
    |De Blauwe Tulp|De IJsvogel|Het Prieel|De Scheepvaart|De Vier Linden|Het Hofje|De Nachtegaal|De Zeester|Het Baken|De Wilg
    |De Drie Kronen|De Boomgaard|Het Atelier|De Ooievaar|De Fontein|Het Kompas|De Roos|De Klok|Het Rieten Dak|De Zwaan`,
  modest: 'Pension {w}|Herberg {w}|Logement {w}|Gasthuis {w}',
  middle: 'Hotel {w}|Stadshotel {w}|Huis {w}|Hotel-Restaurant {w}|Suites {w}',
  grand: 'Grand Hotel {w}|Landgoed {w}|Kasteel {w}|Paleis {w}',
  quarters: 'Centrum|Station|Oude Stad|Luchthaven|Haven',
})

export const nordic = lexicon({
  words: `Bjørka|Nordlys|Sjøstjerna|Havørn|Lyng|Granli|Fjellrose|Måken|Elvebredden|Solsikken|Tårnet|Rønnen|Skumring|Isfuglen|Bryggen Nord
    |Vinterhagen|Sølvbekk|Trekronen|Hvalen|Kornblom|Fyrlykten|Gjøken|Hasselly|Ilden|Kvitveis|Lilleborg|Morgenrøde|Nøkken|Oterbekk
    |Perlen|Ravnen|Storstua|Tindved|Uglen|Vestavind|Ørneredet|Åkerbær|Blåklokken|Eikely|Furukollen`,
  modest: 'Pensjonat {w}|Vandrerhjem {w}|{w} Gjestehus|{w} Kro',
  middle: 'Hotell {w}|{w} Hotell|{w} Hus|{w} Brygge|{w} Hage',
  grand: 'Grand {w}|{w} Herregård|{w} Bad & Hotell|{w} Slott',
  quarters: 'Sentrum|Stasjon|Havn|Lufthavn|Park',
})
