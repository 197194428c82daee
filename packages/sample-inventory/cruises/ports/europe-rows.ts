/** Ports of Europe: code, name, country, latitude, longitude, kind (pier, tender, scenic), and the terminal. */
export const europeRows = `
ESBCN;Barcelona;ES;41.360;2.180;pier;Moll Adossat, terminal B
ESPMI;Palma;ES;39.553;2.630;pier;Estació Marítima 4
ESIBZ;Ibiza;ES;38.910;1.450;pier;Botafoc
ESMAH;Mahón;ES;39.885;4.280;pier;Cós Nou
ESVLC;Valencia;ES;39.450;-0.310;pier;Muelle de Poniente
ESALC;Alicante;ES;38.333;-0.487;pier;Muelle 16
ESCAR;Cartagena;ES;37.590;-0.985;pier;Muelle Juan Sebastián Elcano
ESAGP;Málaga;ES;36.710;-4.415;pier;Estación Marítima Levante
ESCAD;Cádiz;ES;36.535;-6.290;pier;Muelle Ciudad
ESLCG;A Coruña;ES;43.367;-8.395;pier;Muelle de Trasatlánticos
ESBIO;Bilbao;ES;43.350;-3.030;pier;Getxo
ESLPA;Las Palmas;ES;28.140;-15.420;pier;Muelle Santa Catalina
ESSCT;Santa Cruz de Tenerife;ES;28.470;-16.245;pier;Muelle de Ribera
ESACE;Arrecife;ES;28.970;-13.530;pier;Muelle de los Mármoles
ESFUE;Puerto del Rosario;ES;28.495;-13.855;pier;Muelle Comercial
ESSPC;Santa Cruz de La Palma;ES;28.675;-17.765;pier;Dique del Este
GIGIB;Gibraltar;GI;36.148;-5.365;pier;Western Arm
PTLIS;Lisbon;PT;38.710;-9.125;pier;Jardim do Tabaco
PTLEI;Leixões;PT;41.180;-8.705;pier;Terminal de Cruzeiros
PTFNC;Funchal;PT;32.643;-16.910;pier;Cais da Pontinha
FRMRS;Marseille;FR;43.340;5.330;pier;Marseille Provence Cruise Terminal
FRVFM;Villefranche;FR;43.700;7.310;tender;Gare Maritime
FRCEQ;Cannes;FR;43.545;7.020;tender;Quai Laubeuf
FRAJA;Ajaccio;FR;41.920;8.745;pier;Quai L'Herminier
FRLEH;Le Havre;FR;49.485;0.115;pier;Pointe de Floride
FRCER;Cherbourg;FR;49.645;-1.610;pier;Quai de France
MCMON;Monaco;MC;43.733;7.425;pier;Digue Rainier III
ITCVV;Civitavecchia;IT;42.090;11.780;pier;Bramante terminal
ITNAP;Naples;IT;40.838;14.259;pier;Stazione Marittima
ITGOA;Genoa;IT;44.411;8.920;pier;Ponte dei Mille
ITSVN;Savona;IT;44.307;8.485;pier;Palacrociere
ITLIV;Livorno;IT;43.550;10.300;pier;Alto Fondale
ITSPE;La Spezia;IT;44.105;9.835;pier;Molo Garibaldi
ITMSN;Messina;IT;38.193;15.560;pier;Molo Vespucci
ITPMO;Palermo;IT;38.122;13.371;pier;Molo Vittorio Veneto
ITCAG;Cagliari;IT;39.210;9.110;pier;Molo Ichnusa
ITTRS;Trieste;IT;45.650;13.760;pier;Molo Bersaglieri
ITRAN;Ravenna;IT;44.492;12.285;pier;Porto Corsini
ITBRI;Bari;IT;41.137;16.855;pier;Terminal Crociere
ITSTB;Stromboli;IT;38.825;15.240;scenic;
MTMLA;Valletta;MT;35.892;14.510;pier;Pinto Wharf
GRPIR;Piraeus;GR;37.938;23.620;pier;Terminal A, Miaoulis
GRJTR;Santorini;GR;36.417;25.425;tender;Athinios roads
GRJMK;Mykonos;GR;37.465;25.325;pier;New Port
GRRHO;Rhodes;GR;36.450;28.228;pier;Tourist Harbour
GRHER;Heraklion;GR;35.345;25.140;pier;Cruise pier
GRCFU;Corfu;GR;39.625;19.905;pier;New Port
GRKAT;Katakolon;GR;37.645;21.320;pier;Cruise pier
GRSKG;Thessaloniki;GR;40.630;22.935;pier;Pier 2
GRCHQ;Chania;GR;35.490;24.075;pier;Souda
GRKGS;Kos;GR;36.895;27.290;pier;Commercial port
GRPMS;Patmos;GR;37.325;26.545;tender;Skala
GRNAF;Nafplio;GR;37.565;22.790;tender;Old harbour
GRITA;Itea;GR;38.430;22.420;pier;Town pier
GRSYR;Syros;GR;37.440;24.945;pier;Ermoupoli
GRMIL;Milos;GR;36.725;24.445;tender;Adamas
GRHYD;Hydra;GR;37.352;23.466;tender;Old harbour
GRCTH;Corinth Canal;GR;37.930;22.985;scenic;
HRDBV;Dubrovnik;HR;42.660;18.085;pier;Gruž
HRSPU;Split;HR;43.505;16.440;pier;Sveti Duje
HRZAD;Zadar;HR;44.090;15.260;pier;Gaženica
HRKOR;Korčula;HR;42.960;17.140;tender;Old town
MEKOT;Kotor;ME;42.425;18.768;tender;Old town
SIKOP;Koper;SI;45.550;13.730;pier;Passenger terminal
TRIST;Istanbul;TR;41.025;28.985;pier;Galataport
TRKUS;Kuşadası;TR;37.860;27.255;pier;Ege Port
TRIZM;Izmir;TR;38.430;27.140;pier;Alsancak
TRBXN;Bodrum;TR;37.025;27.440;pier;Cruise port
CYLMS;Limassol;CY;34.650;33.020;pier;New Port
GBSOU;Southampton;GB;50.895;-1.400;pier;Ocean Terminal
GBDVR;Dover;GB;51.115;1.320;pier;Cruise terminal 1
GBLIV;Liverpool;GB;53.405;-3.000;pier;Pier Head
GBGRK;Greenock;GB;55.950;-4.765;pier;Ocean Terminal
GBBEL;Belfast;GB;54.620;-5.900;pier;D1
GBINV;Invergordon;GB;57.685;-4.170;pier;Admiralty Pier
GBLER;Lerwick;GB;60.160;-1.140;pier;Holmsgarth
GBKWL;Kirkwall;GB;58.990;-2.960;pier;Hatston
GBLEI;Edinburgh;GB;55.993;-3.390;tender;South Queensferry
IEDUB;Dublin;IE;53.345;-6.200;pier;Alexandra Quay
IECOB;Cobh;IE;51.850;-8.300;pier;Deepwater Quay
BEZEE;Zeebrugge;BE;51.340;3.200;pier;Zweedse Kaai
NLAMS;Amsterdam;NL;52.378;4.915;pier;Passenger Terminal Amsterdam
NLRTM;Rotterdam;NL;51.905;4.485;pier;Wilhelminakade
DEHAM;Hamburg;DE;53.545;9.970;pier;Steinwerder
DEBRV;Bremerhaven;DE;53.565;8.560;pier;Columbus Cruise Center
DEKEL;Kiel;DE;54.320;10.140;pier;Ostseekai
DEWAR;Warnemünde;DE;54.180;12.090;pier;Pier 7
DKCPH;Copenhagen;DK;55.710;12.595;pier;Oceankaj
DKAAR;Aarhus;DK;56.155;10.220;pier;Pier 2
SESTO;Stockholm;SE;59.320;18.100;pier;Stadsgården
SEGOT;Gothenburg;SE;57.690;11.900;pier;Arendal
SEVBY;Visby;SE;57.640;18.280;pier;Kryssningskajen
FIHEL;Helsinki;FI;60.150;24.915;pier;Hernesaari
EETLL;Tallinn;EE;59.450;24.760;pier;Old City Harbour
LVRIX;Riga;LV;56.960;24.090;pier;Passenger terminal
LTKLJ;Klaipėda;LT;55.700;21.130;pier;Cruise ship terminal
PLGDY;Gdynia;PL;54.530;18.550;pier;Francuskie quay
NOOSL;Oslo;NO;59.900;10.735;pier;Vippetangen
NOKRS;Kristiansand;NO;58.140;7.990;pier;Kilden
NOSVG;Stavanger;NO;58.975;5.730;pier;Strandkaien
NOBGO;Bergen;NO;60.400;5.315;pier;Skolten
NOGRN;Geiranger;NO;62.105;7.205;tender;Village quay
NOFLA;Flåm;NO;60.863;7.120;pier;Fjord pier
NOOLD;Olden;NO;61.840;6.810;pier;Cruise pier
NOAES;Ålesund;NO;62.470;6.150;pier;Stornespiren
NOTRD;Trondheim;NO;63.440;10.400;pier;Turistskipskaia
NOTOS;Tromsø;NO;69.650;18.965;pier;Breivika
NOHVG;Honningsvåg;NO;70.980;25.970;pier;North pier
NOLKN;Leknes;NO;68.100;13.540;pier;Gravdal
NOSVJ;Svolvær;NO;68.230;14.570;pier;Hurtigruten quay
NONCP;North Cape;NO;71.200;25.780;scenic;
SJLYR;Longyearbyen;SJ;78.228;15.610;pier;Bykaia
SJNYA;Ny-Ålesund;SJ;78.928;11.940;pier;Settlement quay
SJMAG;Magdalenefjord;SJ;79.565;11.000;tender;Gravneset
SJMON;Monaco Glacier;SJ;79.560;12.500;scenic;
SJHIN;Hinlopen Strait;SJ;79.550;18.700;scenic;
SJPYR;Pyramiden;SJ;78.650;16.340;tender;Settlement quay
ISREY;Reykjavík;IS;64.155;-21.860;pier;Skarfabakki
ISAKU;Akureyri;IS;65.685;-18.085;pier;Oddeyrarbryggja
ISISA;Ísafjörður;IS;66.070;-23.120;pier;Sundabakki
ISSEY;Seyðisfjörður;IS;65.262;-14.000;pier;Strandarbakki
ISHEI;Heimaey;IS;63.445;-20.265;tender;Old harbour
ISGRU;Grundarfjörður;IS;64.928;-23.260;tender;Harbour pier
FOTHO;Tórshavn;FO;62.005;-6.765;pier;Kongabrúgvin
GLGOH;Nuuk;GL;64.170;-51.725;pier;Qasigiannguit
GLJAV;Ilulissat;GL;69.225;-51.120;tender;Town harbour
GLJHS;Sisimiut;GL;66.940;-53.680;pier;Town quay
GLJJU;Qaqortoq;GL;60.720;-46.035;tender;Town quay
GLUUM;Uummannaq;GL;70.675;-52.130;tender;Town harbour
GLDSK;Disko Bay;GL;69.300;-52.000;scenic;
GLPCS;Prins Christian Sund;GL;60.020;-43.300;scenic;
`
