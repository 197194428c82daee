import { lexicon } from './lexicon.ts'

export const french = lexicon({
  words: `des Tilleuls|du Vieux Puits|de la Mésange|des Glycines|du Pont Saint-Aubin|de l'Ancienne Poste|du Cygne Bleu|des Remparts
    |de la Tannerie|du Marronnier|des Hirondelles|de l'Olivette|du Clos Marin|de la Lavandière|des Trois Fontaines|du Beffroi
    |de la Cour Pavée|des Alouettes|du Moulin Gris|de l'Églantine|du Figuier|de la Grande Ourse|des Verriers|du Petit Quai
    |de l'Herboriste|des Deux Ponts|du Parc Fleuri|de la Rose des Vents|des Libraires|du Lavoir|de la Harpe|des Peupliers
    |du Passage Vert|de l'Étoile du Soir|des Amandiers|du Tournesol|de la Halle aux Vins|des Cordiers|du Bel Air|de la Source`,
  modest: 'Auberge {w}|Pension {w}|Logis {w}|Relais {w}',
  middle: 'Hôtel {w}|Maison {w}|Résidence {w}|Villa {w}|La Demeure {w}',
  grand: 'Grand Hôtel {w}|Château {w}|Palais {w}|Manoir {w}',
  quarters: 'Centre|Gare|Vieille Ville|Aéroport|Rive Gauche',
})

export const italian = lexicon({
  words: `della Ghiaia|al Melograno|dei Tre Archi|della Rondine|al Pozzo Antico|del Glicine|delle Ortensie|alla Vecchia Dogana|del Cedro
    |dei Limoni|della Lanterna|al Ponte di Pietra|del Frantoio|delle Ginestre|della Corte Alta|al Campanile|del Gelsomino
    |dei Mercanti|della Fontanella|al Sole Piccolo|del Mulino|delle Cicale|della Loggia|al Giardino Segreto|del Fico|dei Vetrai
    |della Torretta|alle Due Chiavi|del Rosmarino|delle Agavi|della Bussola|al Vicolo|del Leccio|dei Pescatori|della Seta
    |alla Scala|del Corallo|delle Mimose|della Piazzetta|al Borgo`,
  modest: 'Pensione {w}|Locanda {w}|Albergo {w}|Affittacamere {w}',
  middle: 'Hotel {w}|Casa {w}|Residenza {w}|Dimora {w}|Corte {w}',
  grand: 'Grand Hotel {w}|Palazzo {w}|Villa {w}|Relais {w}',
  quarters: 'Centro|Stazione|Centro Storico|Aeroporto|Belvedere',
})
