import { lexicon } from './lexicon.ts'

export const spanish = lexicon({
  words: `La Alameda Vieja|El Almendro|Las Azoteas|San Lázaro|Mirasol|La Higuera|El Limonar|Tres Fuentes|La Golondrina|Valdeluz
    |El Olivar|La Candela|Siete Patios|Los Naranjos|Santa Elvira|La Encina|El Molino Blanco|Puerta Nueva|La Buganvilla|Ribera Alta
    |El Jazmín|La Veleta|Los Cipreses|Torre Mora|La Espadaña|El Granado|Calle Larga|La Rosaleda|Monteluna|Las Tejas|El Soportal
    |La Cigarra|Vistalegre|El Rincón de Ana|Dos Hermanas|La Noria|El Abanico|Agua Clara|La Palmera|Sol y Sombra`,
  modest: 'Hostal {w}|Pensión {w}|Posada {w}|Fonda {w}',
  middle: 'Hotel {w}|Casa {w}|Hotel Boutique {w}|Apartamentos {w}|Hospedería {w}',
  grand: 'Gran Hotel {w}|Palacio {w}|Palacete {w}|Hacienda {w}',
  quarters: 'Centro|Casco Antiguo|Norte|Aeropuerto|Jardines',
})

export const latinAmerican = lexicon({
  words: `La Ceiba|El Colibrí|Las Jacarandas|Luna de Agua|Casa Amarilla|El Tamarindo|La Guacamaya|Piedra Alta|El Quetzalito|Sol Quieto
    |Las Orquídeas|El Jaguarundi|La Bocana|Tierra Roja|El Faro Azul|La Marimba|Los Arrayanes|El Mangle|Santa Inés|La Cascada
    |El Cafetal|Las Tortugas|Viento Sur|La Araucaria|El Ombú|Las Lajas|El Chamán|Patio Verde|La Iguana|Dos Volcanes|El Maizal
    |La Hamaca|Río Claro|El Turpial|Las Dalias|La Tinaja|El Algarrobo|Monte Claro|La Salina|El Trapiche`,
  modest: 'Hostal {w}|Posada {w}|Hospedaje {w}|Cabañas {w}',
  middle: 'Hotel {w}|Casa {w}|Hotel Boutique {w}|Suites {w}|Mesón {w}',
  grand: 'Gran Hotel {w}|Hacienda {w}|Palacio {w}|Quinta {w}',
  quarters: 'Centro|Zona Rosa|Norte|Aeropuerto|Mirador',
})

export const portuguese = lexicon({
  words: `da Alfazema|do Azulejo|da Nora|das Laranjeiras|do Poço Novo|da Gaivota|do Sobreiro|das Andorinhas|do Moinho|da Travessa
    |da Luz Antiga|do Rouxinol|das Amoreiras|do Adro|da Hera|do Cais Velho|das Glicínias|da Figueira|do Pátio|da Maresia|do Alecrim
    |das Sardinheiras|da Ponte Nova|do Loureiro|da Varanda|do Miradouro Alto|das Camélias|da Ribeira Mansa|do Pinhal|da Talha
    |do Relógio|das Flores|da Aldraba|do Jardim Novo|da Romã|do Vento Norte|das Oliveiras|da Fonte Fria|do Barro|da Salva`,
  modest: 'Pensão {w}|Residencial {w}|Hospedaria {w}|Alojamento {w}',
  middle: 'Hotel {w}|Casa {w}|Solar {w}|Estalagem {w}|Largo {w} Hotel',
  grand: 'Palácio {w}|Quinta {w}|Palacete {w}|Grande Hotel {w}',
  quarters: 'Centro|Ribeirinho|Baixa|Aeroporto|Colina',
})

export const brazilian = lexicon({
  words: `do Ipê|das Bromélias|da Jangada|do Sabiá|das Mangueiras|da Enseada|do Pau-Ferro|das Marés|do Tucano|da Capoeira|do Cajueiro
    |das Palmeiras|da Lagoa Mansa|do Bem-te-vi|da Pitanga|do Coqueiral|das Garças|da Serra Azul|do Maracujá|da Vila Nova|do Buriti
    |das Araras|da Jabuticaba|do Recôncavo|da Restinga|do Beija-flor|das Acácias|da Ladeira|do Sol Poente|da Goiabeira|do Farol
    |das Conchas|da Bica|do Manacá|da Aroeira|do Arvoredo|das Dunas|da Pedra Lisa|do Quintal|da Rede`,
  modest: 'Pousada {w}|Hospedagem {w}|Pensão {w}|Recanto {w}',
  middle: 'Hotel {w}|Casa {w}|Vila {w}|Chalés {w}|Hotel Boutique {w}',
  grand: 'Grande Hotel {w}|Palace {w}|Solar {w}|Fazenda {w}',
  quarters: 'Centro|Orla|Jardins|Aeroporto|Mirante',
})
