/** Ports of the Americas and Antarctica: the columns are those of Europe's. */
export const americasRows = `
USMIA;Miami;US;25.775;-80.170;pier;PortMiami, terminal B
USPEF;Fort Lauderdale;US;26.088;-80.115;pier;Port Everglades, terminal 18
USPCV;Port Canaveral;US;28.410;-80.625;pier;Terminal 1
USTPA;Tampa;US;27.945;-82.445;pier;Terminal 3
USGLS;Galveston;US;29.310;-94.790;pier;Terminal 25
USNYC;New York;US;40.683;-74.015;pier;Brooklyn, Red Hook
USKYW;Key West;US;24.560;-81.810;pier;Mallory Square
USLAX;Los Angeles;US;33.747;-118.275;pier;San Pedro, berth 93
USSAN;San Diego;US;32.717;-117.177;pier;B Street Pier
BSNAS;Nassau;BS;25.083;-77.345;pier;Prince George Wharf
BSFPO;Freeport;BS;26.515;-78.775;pier;Lucayan Harbour
BSBIM;Bimini;BS;25.725;-79.310;pier;Resorts pier
BSHMC;Half Moon Cay;BS;24.575;-75.960;tender;Beach landing
TCGDT;Grand Turk;TC;21.430;-71.147;pier;Cruise Center
MXCZM;Cozumel;MX;20.480;-86.975;pier;Punta Langosta
MXCTM;Costa Maya;MX;18.732;-87.695;pier;Mahahual
MXPGO;Progreso;MX;21.350;-89.675;pier;Long pier
MXESE;Ensenada;MX;31.853;-116.625;pier;Cruiseport Village
MXCSL;Cabo San Lucas;MX;22.880;-109.905;tender;Marina
MXMZT;Mazatlán;MX;23.193;-106.420;pier;Cruise terminal
MXPVR;Puerto Vallarta;MX;20.653;-105.245;pier;Terminal Marítima
MXLAP;La Paz;MX;24.270;-110.335;pier;Pichilingue
MXLTO;Loreto;MX;26.010;-111.335;tender;Malecón
MXZLO;Manzanillo;MX;19.055;-104.315;pier;Town pier
JMFMH;Falmouth;JM;18.495;-77.655;pier;Historic Falmouth
JMOCJ;Ocho Rios;JM;18.412;-77.112;pier;Turtle Bay
JMMBJ;Montego Bay;JM;18.465;-77.932;pier;Freeport
KYGEC;George Town;KY;19.295;-81.387;tender;Royal Watler
BZBZE;Belize City;BZ;17.485;-88.170;tender;Tourism Village
HNRTB;Roatán;HN;16.310;-86.547;pier;Coxen Hole
PRSJU;San Juan;PR;18.460;-66.112;pier;Pier 4
VISTT;Charlotte Amalie;VI;18.333;-64.925;pier;Havensight
VGTOV;Road Town;VG;18.420;-64.612;pier;Tortola Pier Park
SXPHI;Philipsburg;SX;18.010;-63.047;pier;A.C. Wathey
KNBAS;Basseterre;KN;17.288;-62.720;pier;Port Zante
AGSJO;St John's;AG;17.120;-61.857;pier;Heritage Quay
GDSTG;St George's;GD;12.045;-61.757;pier;Melville Street
LCCAS;Castries;LC;14.012;-61.000;pier;Pointe Seraphine
BBBGI;Bridgetown;BB;13.107;-59.632;pier;Deep Water Harbour
DMRSU;Roseau;DM;15.295;-61.392;pier;Bayfront
MQFDF;Fort-de-France;MQ;14.595;-61.070;pier;Pointe Simon
GPPTP;Pointe-à-Pitre;GP;16.232;-61.537;pier;Gare Maritime
BLSBH;Gustavia;BL;17.900;-62.858;tender;Quai Général de Gaulle
VCBEQ;Port Elizabeth;VC;13.010;-61.245;tender;Town jetty
VCKTN;Kingstown;VC;13.145;-61.230;pier;Cruise berth
AWAUA;Oranjestad;AW;12.520;-70.043;pier;Terminal C
CWWIL;Willemstad;CW;12.105;-68.938;pier;Mega Pier
BQKRA;Kralendijk;BQ;12.147;-68.282;pier;South Pier
DOPOP;Puerto Plata;DO;19.825;-70.720;pier;Amber Cove
DOLRM;La Romana;DO;18.410;-68.960;pier;Muelle Turístico
COCTG;Cartagena de Indias;CO;10.405;-75.532;pier;Manga
PAONX;Colón;PA;9.370;-79.905;pier;Colón 2000
CRLIO;Puerto Limón;CR;9.992;-83.020;pier;Hernán Garrón
ARBUE;Buenos Aires;AR;-34.578;-58.365;pier;Terminal Quinquela Martín
UYMVD;Montevideo;UY;-34.900;-56.210;pier;Dársena B
ARUSH;Ushuaia;AR;-54.810;-68.300;pier;Muelle Comercial
CLPUQ;Punta Arenas;CL;-53.170;-70.900;pier;Muelle Prat
FKPSY;Stanley;FK;-51.688;-57.850;tender;Public jetty
GSGRV;Grytviken;GS;-54.282;-36.500;tender;King Edward Point
AQDEC;Deception Island;AQ;-62.960;-60.620;tender;Whalers Bay
AQHMI;Half Moon Island;AQ;-62.595;-59.900;tender;East beach
AQPLO;Port Lockroy;AQ;-64.825;-63.500;tender;Goudier Island
AQPAR;Paradise Bay;AQ;-64.850;-62.880;tender;Brown Station
AQNEK;Neko Harbour;AQ;-64.840;-62.540;tender;Beach
AQPAU;Paulet Island;AQ;-63.575;-55.770;tender;North beach
AQLEM;Lemaire Channel;AQ;-65.075;-63.960;scenic;
AQDRA;Drake Passage;AQ;-59.000;-63.500;scenic;
`
