/**
 * Routes: code, name (and that of the way back), region, then a day each: the code of a port, `~` at sea, or `+` for
 * another day in the same port.
 */
export const routeRows = `
aur-wm7;Western Mediterranean Highlights;mediterranean;ESBCN FRMRS ITGOA ITCVV ITPMO ~ ESPMI ESBCN
aur-ad7;Adriatic and Ionian Isles;mediterranean;ITTRS HRSPU HRDBV GRCFU GRKAT ~ HRZAD ITTRS
aur-wc7;Western Caribbean Circle;caribbean;USMIA ~ JMFMH KYGEC MXCZM ~ BSFPO USMIA
aur-ec7;Eastern Caribbean Beaches;caribbean;USMIA ~ TCGDT PRSJU VISTT ~ BSHMC USMIA
aur-sc7;Southern Caribbean Islands;caribbean;PRSJU VISTT KNBAS AGSJO LCCAS BBBGI ~ PRSJU
aur-ab10;Aruba, Curaçao and Bonaire;caribbean;USMIA ~ ~ DOLRM ~ BQKRA CWWIL AWAUA ~ ~ USMIA
aur-ta14;Atlantic Crossing to Miami;caribbean;ESBCN ~ ESCAD ~ PTFNC ~ ~ ~ ~ ~ ~ ~ ~ BSNAS USMIA
aur-te13;Atlantic Crossing to Barcelona;mediterranean;USMIA ~ ~ ~ ~ ~ ~ ~ ~ PTFNC ~ ESAGP ~ ESBCN
blu-bh3;Bahamas Weekend;bahamas;USMIA BSNAS BSBIM USMIA
blu-bh4;Key West and Bahamas;bahamas;USMIA USKYW ~ BSNAS USMIA
blu-wc7;Reef and Ruins;caribbean;USGLS ~ MXCZM BZBZE HNRTB ~ ~ USGLS
blu-mr7;Mexican Riviera;mexican-riviera;USLAX ~ MXCSL MXMZT MXPVR ~ ~ USLAX
blu-cs10;Sea of Cortez;mexican-riviera;USLAX ~ MXCSL ~ MXLTO MXLAP MXPVR MXZLO ~ ~ USLAX
bri-wi7;Windward Islands under Sail;caribbean;BBBGI VCBEQ GDSTG VCKTN MQFDF DMRSU LCCAS BBBGI
bri-li7;Leeward Islands under Sail;caribbean;SXPHI BLSBH KNBAS AGSJO GPPTP ~ VGTOV SXPHI
bri-cy7;Cyclades under Sail;greek-islands;GRPIR GRSYR GRJMK + GRJTR GRMIL GRHYD GRPIR
bri-do7;Dodecanese under Sail;greek-islands;GRPIR GRJMK GRPMS GRKGS GRRHO GRJTR GRNAF GRPIR
bri-ca4;Corinth Canal and Delphi;greek-islands;GRPIR GRCTH GRITA GRHYD GRPIR
cor-gb7;Great Barrier Reef;australia;AUBNE ~ AUAIR AUCNS ~ ~ AUMOI AUBNE
cor-ta7;Tasmania;australia;AUSYD AUEDE ~ AUHBA + AUPOA ~ AUSYD
cor-nz9;New Zealand Fjords and Cities|New Zealand to Sydney;south-pacific;AUSYD ~ ~ NZMFN NZPOE NZLYT NZWLG ~ NZTRG NZAKL
cor-sp10;New Caledonia and Vanuatu;south-pacific;AUSYD ~ ~ NCNOU NCLIF VUVLI VUMYS NCIDP ~ ~ AUSYD
cor-pf7;Society Islands;south-pacific;PFPPT PFMOZ PFHUH PFBOB + PFRFP ~ PFPPT
fjo-fj7;Fjords from Southampton;norwegian-fjords;GBSOU ~ NOSVG NOOLD NOGRN NOBGO ~ GBSOU
fjo-ko7;Oslo and the Southern Fjords;norwegian-fjords;DKCPH NOOSL NOKRS NOSVG NOFLA NOBGO ~ DKCPH
fjo-nc12;North Cape and Lofoten;norwegian-fjords;DEHAM ~ NOAES NOTRD ~ NOTOS NOHVG NONCP NOSVJ ~ NOBGO ~ DEHAM
fjo-ba7;Baltic Capitals;baltic;DKCPH PLGDY SEVBY SESTO FIHEL EETLL ~ DKCPH
fjo-bk9;Baltic from Kiel;baltic;DEKEL DKCPH ~ SESTO + FIHEL EETLL LVRIX LTKLJ DEKEL
fjo-is7;Around Iceland;iceland;ISREY ISGRU ISISA ISAKU ISSEY ~ ISHEI ISREY
fjo-ni9;Northern Isles to Iceland|Iceland to Hamburg;iceland;DEHAM ~ GBLER FOTHO ISSEY ISAKU ISISA ISGRU ISREY
hal-ca7;Canary Islands and Madeira;canary-islands;ESLPA ESACE ESFUE ~ PTFNC ESSPC ESSCT ESLPA
hal-cm11;Morocco, the Canaries and Lisbon;canary-islands;ESAGP MATNG MACAS MAAGA ESACE ESLPA ESSCT PTFNC ~ PTLIS ESCAD ESAGP
hal-rv7;French and Italian Riviera;mediterranean;ITGOA FRVFM FRAJA ITLIV ITCVV ITNAP ITSPE ITGOA
hal-is10;Islands of the Western Mediterranean;mediterranean;ESBCN ESMAH ITCAG TNTUN MTMLA ITMSN ITSTB ITNAP FRAJA FRCEQ ESBCN
hal-ib7;Lisbon to Barcelona|Barcelona to Lisbon;mediterranean;PTLIS ESCAD GIGIB ESAGP ESCAR ESVLC ESIBZ ESBCN
lev-em7;Aegean and Cyprus;eastern-mediterranean;GRPIR TRKUS GRRHO CYLMS ~ GRHER GRJTR GRPIR
lev-hl10;Holy Land and Egypt;eastern-mediterranean;GRPIR ~ ILHFA + CYLMS EGPSD EGALY ~ GRRHO TRKUS GRPIR
lev-ae7;Istanbul and the Aegean;eastern-mediterranean;TRIST TRIZM GRPMS TRBXN GRCHQ GRJMK GRSKG TRIST
lev-rs7;Red Sea and Petra;red-sea;EGSGA EGSSH JOAQJ + ~ SAJED ~ EGSGA
lev-ag7;Arabian Gulf;arabian-gulf;AEDXB AEAUH AESBY BHMAN QADOH ~ OMKHS AEDXB
lev-sz15;Suez Canal to Dubai|Dubai to Athens by Suez;red-sea;GRPIR ~ EGPSD EGSCA EGSGA JOAQJ ~ SAJED ~ ~ ~ OMSLL ~ OMMCT OMKHS AEDXB
nor-ap10;Antarctic Peninsula;antarctica;ARUSH AQDRA AQHMI AQDEC AQPAR AQNEK AQLEM AQPLO ~ ~ ARUSH
nor-fg18;Falklands, South Georgia and Antarctica;antarctica;ARUSH ~ FKPSY ~ ~ GSGRV + ~ ~ AQPAU AQHMI AQDEC AQNEK AQPAR AQLEM AQPLO ~ ~ ARUSH
nor-sv7;Svalbard;svalbard;SJLYR SJPYR SJNYA SJMAG SJMON SJHIN ~ SJLYR
nor-gl6;Disko Bay and Uummannaq;greenland;GLGOH GLJHS GLJAV GLUUM GLDSK ~ GLGOH
nor-ig10;Iceland to Greenland|Greenland to Iceland;greenland;ISREY ~ ~ GLPCS GLJJU ~ GLGOH GLJHS GLJAV ~ GLGOH
sil-jp9;Southern Japan and Busan;japan;JPYOK JPSMZ JPUKB JPHIJ JPHKT KRPUS JPNGS JPKOJ ~ JPYOK
sil-nj6;Hokkaido;japan;JPYOK ~ JPHKD JPOTR JPAOM ~ JPYOK
sil-ch7;China Coast and Jeju;china;CNSHA ~ CNTAO CNDLC CNTXG ~ KRCJU CNSHA
sil-hk7;Taiwan and Okinawa;china;HKHKG CNXMN TWKEL JPISG JPNAH ~ ~ HKHKG
sil-ms6;Malacca Strait;south-east-asia;SGSIN MYPKG MYPEN THHKT MYLGK ~ SGSIN
sil-vt9;Gulf of Thailand;south-east-asia;SGSIN ~ THUSM THLCH + KHKOS ~ VNPHU ~ SGSIN
sil-hv7;Vietnam to Singapore|Singapore to Hong Kong;south-east-asia;HKHKG ~ VNHLG VNDAD VNNHA VNPHU ~ SGSIN
sti-da7;Passau to Budapest|Budapest to Passau;danube;DEPAS ATLNZ ATDUR ATVIE + SKBTS HUBUD +
sti-dl7;Iron Gates to Ruse|Ruse to Budapest;danube;HUBUD HRVUK RSNOV RSBEG RSIRG BGVID BGRDU +
sti-rh7;Amsterdam to Basel|Basel to Amsterdam;rhine;NLAMR DECGN DEKOB DERUD DESPY FRSXB DEBRS CHBSL
sti-rr4;Romantic Rhine;rhine;DECGN DEKOB DELOR DEMAI DECGN
sti-do7;Douro and its Vineyards;douro;PTOPR PTENR PTRGU PTPIN PTBDA PTVLR PTRGU PTOPR
sti-ni7;Luxor to Aswan|Aswan to Luxor;nile;EGLXR EGQNA EGLXR EGESN EGEDF EGKOM EGASW +
`
