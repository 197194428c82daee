/** Code, name, kind, alliance, currency, price level, loyalty programme, home regions, hubs; an airline a line. */
export const airlineRows = `
U0|Larkspur Air|full_service|compass|USD|1.02|Larkspur Miles|north_america|ORD DFW CLT EWR SFO
N1|Tidewater Airways|full_service|meadow|USD|1|Tideline|north_america|ATL SEA MSP JFK ANC HNL
R1|Summit & Sage|full_service|lantern|USD|1.05|Sage Rewards|north_america|LAX DEN MIA PHX BOS
Y1|Hopscotch|low_cost||USD|0.68||north_america|LAS MCO BWI MDW HOU
D1|Maple & Pine Air|full_service|compass|CAD|1.04|Pine Points|north_america|YYZ YVR YUL YYC YWG
0Q|Quetzalia|full_service|meadow|MXN|0.92|Club Quetzal|central_america|MEX GDL CUN GUA
0L|Coralline Air|full_service|lantern|USD|0.96|Reef Club|central_america|PTY SJU NAS
F0|Altiplana|full_service|compass|USD|0.94|Cumbres|south_america|BOG LIM SCL EZE
J0|Jacaranda Linhas|full_service|meadow|BRL|0.9|Flor Milhas|south_america|GRU BSB GIG REC MAO
H0|Harrier & Hythe|full_service|lantern|GBP|1.1|Hythe Club|western_europe|LHR MAN EDI LGW
L0|Aerolys|full_service|meadow|EUR|1.08|Lys Bleu|western_europe|CDG LYS NCE ORY
R0|Rheinwing|full_service|compass|EUR|1.09|Rheinmeilen|western_europe|FRA MUC ZRH VIE
K0|Skagen Air|full_service|lantern|DKK|1.03|Skagen Plus|western_europe|CPH OSL ARN HEL KEF
0R|Ribeira Air|full_service|compass|EUR|0.96|Ribeira Mais|western_europe|LIS MAD OPO
P1|Pepperjet|low_cost||EUR|0.6||western_europe eastern_europe|STN BCN BGY CRL DUB BER PMI
V1|Vistula Airways|full_service|lantern|PLN|0.9|Vistula Card|eastern_europe|WAW PRG BUD
0T|Taiga Air|full_service|meadow|EUR|0.88|Taiga Bonus|eastern_europe|SVO LED OVB VVO YKS KJA
0S|Steppe Airways|full_service|compass|USD|0.88|Steppe Silver|eastern_europe|ALA TAS NQZ
0U|Danubia Jet|low_cost||EUR|0.58||eastern_europe western_europe|OTP SOF BEG KRK ATH
I1|Al Marjan Airways|full_service|compass|AED|1.06|Marjan Skies|middle_east|DXB AUH MCT
Z1|Zephyr Anatolia|full_service|lantern|EUR|0.95|Zephyr Miles|middle_east|IST ESB ADB
W0|Najm Air|full_service|meadow|USD|1.02|Najm Club|middle_east|DOH RUH JED AMM
0E|Savanna Airways|full_service|compass|USD|0.92|Acacia|africa|ADD NBO DAR LOS
0F|Protea Air|full_service|lantern|ZAR|0.9|Protea Miles|africa|JNB CPT LAD TNR
0W|Atlas Maghreb|full_service|meadow|EUR|0.88|Atlas Club|africa|CMN CAI ALG DSS ACC
U1|Marigold Airways|full_service|compass|INR|0.84|Marigold Points|south_asia|DEL BOM MAA CCU
0Y|Monsoon Air|full_service|meadow|INR|0.8|Monsoon Club|south_asia|BLR HYD CMB KHI DAC
X0|Hanami Airways|full_service|meadow|JPY|1.12|Hanami Mileage|east_asia|HND NRT KIX CTS FUK OKA
T1|Jade River Air|full_service|compass|USD|0.9|Jade Card|east_asia|PEK PVG CAN CTU XIY URC KMG
Q0|Hanok Air|full_service|lantern|USD|1.02|Hanok Circle|east_asia|ICN HKG TPE CJU
E0|Orchidia|full_service|compass|SGD|1.04|Orchid Privilege|south_east_asia|SIN BKK SGN
0X|Kelapa Air|full_service|lantern|USD|0.82|Kelapa Coins|south_east_asia|KUL CGK MNL DPS UPG CEB
Y0|Banksia Air|full_service|lantern|AUD|1.06|Banksia Flyer|oceania|SYD BNE PER MEL DRW POM
G0|Kowhai Air|full_service|compass|NZD|1.04|Kowhai Points|oceania|AKL CHC NAN PPT NOU
`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))
