/** Ports of Africa, Asia and the Pacific: the columns are those of Europe's. */
export const asiaPacificRows = `
TNTUN;La Goulette;TN;36.810;10.310;pier;Goulette Village
MATNG;Tangier;MA;35.792;-5.800;pier;Tanger Ville
MACAS;Casablanca;MA;33.608;-7.610;pier;Terminal des croisières
MAAGA;Agadir;MA;30.420;-9.632;pier;Port de commerce
EGALY;Alexandria;EG;31.185;29.875;pier;Maritime Station
EGPSD;Port Said;EG;31.262;32.312;pier;Tourist berth
EGSGA;Safaga;EG;26.735;33.945;pier;Passenger pier
EGSSH;Sharm el Sheikh;EG;27.855;34.290;pier;Sharm port
EGSCA;Suez Canal;EG;30.580;32.320;scenic;
ILHFA;Haifa;IL;32.822;35.000;pier;Passenger terminal
JOAQJ;Aqaba;JO;29.512;34.995;pier;Cruise terminal
SAJED;Jeddah;SA;21.480;39.165;pier;Islamic Port
OMSLL;Salalah;OM;16.945;54.008;pier;General berth
OMMCT;Muscat;OM;23.630;58.568;pier;Sultan Qaboos
OMKHS;Khasab;OM;26.210;56.250;pier;Town port
AEDXB;Dubai;AE;25.275;55.270;pier;Port Rashid
AEAUH;Abu Dhabi;AE;24.530;54.380;pier;Zayed Port
AESBY;Sir Bani Yas;AE;24.310;52.640;tender;Beach jetty
QADOH;Doha;QA;25.297;51.560;pier;Old Doha Port
BHMAN;Manama;BH;26.195;50.690;pier;Khalifa bin Salman
SGSIN;Singapore;SG;1.264;103.820;pier;Singapore Cruise Centre
MYPKG;Port Klang;MY;2.995;101.375;pier;Boustead
MYPEN;George Town, Penang;MY;5.415;100.347;pier;Swettenham Pier
MYLGK;Langkawi;MY;6.262;99.735;pier;Star Cruise jetty
THHKT;Phuket;TH;7.900;98.280;tender;Patong Bay
THLCH;Laem Chabang;TH;13.080;100.880;pier;Terminal A1
THUSM;Ko Samui;TH;9.535;99.925;tender;Nathon
KHKOS;Sihanoukville;KH;10.635;103.500;pier;Autonomous Port
VNPHU;Phu My;VN;10.570;107.020;pier;Container quay
VNNHA;Nha Trang;VN;12.205;109.220;tender;Cau Da
VNDAD;Da Nang;VN;16.122;108.218;pier;Tien Sa
VNHLG;Ha Long;VN;20.945;107.050;pier;Ha Long International
IDBOA;Benoa;ID;-8.748;115.215;pier;Benoa port
IDLOM;Lembar;ID;-8.730;116.070;pier;Gili Mas
IDKOM;Komodo;ID;-8.570;119.490;tender;Loh Liang
PHMNL;Manila;PH;14.583;120.958;pier;Pier 15
PHBOR;Boracay;PH;11.970;121.910;tender;Jetty
HKHKG;Hong Kong;HK;22.305;114.217;pier;Kai Tak
CNSYX;Sanya;CN;18.230;109.490;pier;Phoenix Island
CNXMN;Xiamen;CN;24.452;118.068;pier;Dongdu
CNSHA;Shanghai;CN;31.405;121.510;pier;Wusongkou
CNTAO;Qingdao;CN;36.075;120.310;pier;Pier 6
CNDLC;Dalian;CN;38.930;121.655;pier;Dagang
CNTXG;Tianjin;CN;38.985;117.810;pier;Dongjiang
TWKEL;Keelung;TW;25.140;121.745;pier;East 2
KRPUS;Busan;KR;35.108;129.042;pier;Choryang
KRCJU;Jeju;KR;33.527;126.545;pier;Outer port
JPYOK;Yokohama;JP;35.450;139.655;pier;Osanbashi
JPTYO;Tokyo;JP;35.622;139.785;pier;Tokyo International Cruise Terminal
JPUKB;Kobe;JP;34.680;135.200;pier;Port Terminal
JPOSA;Osaka;JP;34.650;135.430;pier;Tempozan
JPHKT;Hakata;JP;33.608;130.400;pier;Chuo wharf
JPNGS;Nagasaki;JP;32.740;129.865;pier;Matsugae
JPKOJ;Kagoshima;JP;31.530;130.562;pier;Marine Port
JPHIJ;Hiroshima;JP;34.360;132.420;pier;Ujina
JPNAH;Naha;JP;26.215;127.668;pier;Wakasa
JPISG;Ishigaki;JP;24.333;124.140;pier;Second wharf
JPHKD;Hakodate;JP;41.790;140.715;pier;Wakamatsu
JPOTR;Otaru;JP;43.197;141.012;pier;Pier 3
JPAOM;Aomori;JP;40.833;140.742;pier;Shinchuo
JPKNZ;Kanazawa;JP;36.617;136.602;pier;Muryoji
JPSMZ;Shimizu;JP;35.010;138.500;pier;Hinode
JPKCZ;Kochi;JP;33.510;133.580;pier;Shinko
AUSYD;Sydney;AU;-33.857;151.212;pier;Circular Quay
AUBNE;Brisbane;AU;-27.380;153.165;pier;Luggage Point
AUMEL;Melbourne;AU;-37.847;144.925;pier;Station Pier
AUHBA;Hobart;AU;-42.885;147.340;pier;Macquarie Wharf
AUADL;Adelaide;AU;-34.780;138.480;pier;Outer Harbor
AUCNS;Cairns;AU;-16.925;145.782;pier;Trinity Wharf
AUAIR;Airlie Beach;AU;-20.255;148.715;tender;Abell Point
AUEDE;Eden;AU;-37.077;149.910;pier;Snug Cove
AUPOA;Port Arthur;AU;-43.150;147.870;tender;Historic site
AUMOI;Moreton Island;AU;-27.180;153.360;tender;Tangalooma
NZAKL;Auckland;NZ;-36.838;174.767;pier;Queens Wharf
NZTRG;Tauranga;NZ;-37.655;176.175;pier;Mount Maunganui
NZWLG;Wellington;NZ;-41.275;174.790;pier;Aotea Quay
NZLYT;Lyttelton;NZ;-43.607;172.722;pier;Cruise berth
NZPOE;Port Chalmers;NZ;-45.812;170.625;pier;Beach Street
NZMFN;Milford Sound;NZ;-44.590;167.780;scenic;
NCNOU;Nouméa;NC;-22.275;166.435;pier;Gare Maritime
NCLIF;Lifou;NC;-20.785;167.120;tender;Easo
NCIDP;Île des Pins;NC;-22.660;167.430;tender;Kuto
VUVLI;Port Vila;VU;-17.755;168.300;pier;Main wharf
VUMYS;Mystery Island;VU;-20.245;169.765;tender;Beach
VULUG;Luganville;VU;-15.518;167.180;pier;Main wharf
FJSUV;Suva;FJ;-18.133;178.422;pier;Kings Wharf
FJLTK;Lautoka;FJ;-17.605;177.435;pier;Queens Wharf
PFPPT;Papeete;PF;-17.535;-149.572;pier;Quai d'Honneur
PFMOZ;Moorea;PF;-17.485;-149.850;tender;Opunohu Bay
PFBOB;Bora Bora;PF;-16.505;-151.760;tender;Vaitape
PFRFP;Raiatea;PF;-16.728;-151.440;pier;Uturoa
PFHUH;Huahine;PF;-16.710;-151.050;tender;Fare
TOTBU;Nuku'alofa;TO;-21.133;-175.185;pier;Vuna Wharf
WSAPW;Apia;WS;-13.825;-171.765;pier;Matautu Wharf
`
