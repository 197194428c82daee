/** Towns on rivers: the columns are those of Europe's ports. */
export const riverRows = `
DEPAS;Passau;DE;48.574;13.470;river;Lindau landing
ATLNZ;Linz;AT;48.308;14.292;river;Donaulände
ATMEL;Melk;AT;48.232;15.332;river;Station 12
ATDUR;Dürnstein;AT;48.394;15.522;river;Town landing
ATWCH;Wachau;AT;48.350;15.420;river-scenic;
ATVIE;Vienna;AT;48.228;16.412;river;Reichsbrücke
SKBTS;Bratislava;SK;48.138;17.110;river;Fajnorovo nábrežie
HUBUD;Budapest;HU;47.488;19.048;river;Belgrád rakpart
HRVUK;Vukovar;HR;45.352;19.005;river;Town quay
RSNOV;Novi Sad;RS;45.250;19.858;river;Beogradski kej
RSBEG;Belgrade;RS;44.822;20.450;river;Karađorđeva
RSIRG;Iron Gates;RS;44.650;22.290;river-scenic;
BGVID;Vidin;BG;43.990;22.885;river;River station
BGRDU;Ruse;BG;43.852;25.950;river;River station
CHBSL;Basel;CH;47.572;7.588;river;St. Johann
DEBRS;Breisach;DE;48.028;7.575;river;Josef-Bueb-Ufer
FRSXB;Strasbourg;FR;48.578;7.800;river;Quai des Belges
DESPY;Speyer;DE;49.315;8.452;river;Rheinufer
DEMAI;Mainz;DE;50.002;8.280;river;Adenauer-Ufer
DERUD;Rüdesheim;DE;49.977;7.922;river;Landing 10
DELOR;Lorelei;DE;50.140;7.730;river-scenic;
DEKOB;Koblenz;DE;50.362;7.608;river;Konrad-Adenauer-Ufer
DECGN;Cologne;DE;50.940;6.965;river;Frankenwerft
DEDUS;Düsseldorf;DE;51.226;6.768;river;Burgplatz
NLAMR;Amsterdam, river quay;NL;52.380;4.895;river;De Ruijterkade
PTOPR;Porto;PT;41.138;-8.620;river;Vila Nova de Gaia
PTENR;Entre-os-Rios;PT;41.083;-8.293;river;Town quay
PTRGU;Régua;PT;41.160;-7.790;river;Town quay
PTPIN;Pinhão;PT;41.190;-7.545;river;Town quay
PTBDA;Barca d'Alva;PT;41.028;-6.940;river;Town quay
PTVLR;Valeira Gorge;PT;41.160;-7.370;river-scenic;
EGLXR;Luxor;EG;25.697;32.635;river;Corniche
EGQNA;Qena;EG;26.160;32.708;river;Town quay
EGESN;Esna;EG;25.295;32.552;river;Lock quay
EGEDF;Edfu;EG;24.978;32.868;river;Town quay
EGKOM;Kom Ombo;EG;24.452;32.928;river;Temple quay
EGASW;Aswan;EG;24.090;32.895;river;Corniche
`
