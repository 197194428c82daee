// Written by scripts/derive-sea-routes.ts.
/** A leg each: two ports, then longitudes and latitudes in thousandths of a degree, as steps in base 36. */
export const seaLegs = `
AEAUHAEDXB 15yk ixe 3 -7 ke jk 4c 1a -3 2
AEAUHAESBY 15yk ixe 3 -7 -g g -1br -6i -8 5
AEDXBOMKHS 16na ji3 3 -2 q2 rd g -g f -v 8 -1
AESBYBHMAN 14m8 ira 8 -5 0 1b -ty 189 -8o 6y -fn 0 -5 0
AGSJOGPPTP -1bq9 d7k 5 -3 -f 0 -v -v f -31 ht -i9 0 -1b -26 -26 -4s -f -1b 1b 2 5
AGSJOKNBAS -1bq9 d7k 5 -3 -4c 1b -jj 31 -g g 7 -1
AGSJOLCCAS -1bq9 d7k 5 -3 -f 0 -v -v 3h -ut l9 -1ia 8 -b
AQDECAQHMI -1arw -1ckw 3 -1 -v 1b 3h 3h c5 v 6i 3h g g -g f -1a 0 -2 7
AQDECAQNEK -1arw -1ckw 3 -1 -2m -g -18a -17u -6i -v -26 -3h -1r -1b -f -f 1q -1r 2m 0 -1 -4
AQDECAQPAR -1arw -1ckw 3 -1 -2m -g -18a -17u -7d -v -3x -2m -4s -4s 3 2
AQDRAAQHMI -1czw -19iw -8 -8 2sa -2ru -2 7
AQDRAARUSH -1czw -19iw -8 -8 -329 2qj -i8 6i -6i 7e 1q 4c 5 -5
AQHMIAQPAU -1a7w -1car 2 -7 88 -1a 20i -gi p6 -9k 8p g 3 -5
AQLEMAQNEK -1dco -1e7n -1 5 q2 7t 6y -g 6i -v -1 -4
AQLEMAQPAR -1dco -1e7n -1 5 58 26 i8 2m 4s 0 1q 1a 3 2
AQLEMAQPLO -1dco -1e7n -1 5 av 6i 1q g 8 -5
AQNEKAQPAR -1c98 -1e14 1 4 -7t v -1r -1b 3 2
AQPAUGSGRV -1716 -1d1z -3 5 l9 6i d9g 75e 0 1b v v 1b f rs -26 4s -2l 1q -1r v -1b 0 -f -f -g -8 7
AQPLOARUSH -1czw -1e0p -8 5 -4c -w -g2 2m -8w 8x -2na 6py 1b 3h -9k fn -26 26 1q 4c 5 -5
ARUSHFKPSY -1gp8 -16ai -5 5 ec -26 pm -2m 9k -31 ya 3x 4zp 264 3w 0 1r v 3w 3x i9 6i f g -f g -w 0 2 7
ATDURATLNZ bz6 11ca 1 4 -f g -1b -g -1b -1a 0 -w -g -f 0 -g -v -v -f 0 -1b -v -2m 0 -g -g -1q 0 -v -v -g 0 -g f -1q 0 -g g -v 0 -g g -2l 0 -w -w -f 0 -g -f -2m 0 -f -g -g 0 -1b 1b -f 0 -w v -31 0 -g g -1b 0 -f f -g 0 -1b 1b -f 0 -g -f 3 3
ATDURATVIE bz6 11ca 1 4 3x 0 g -f f f w 0 f -f 3h 0 v -v 32 0 f -g 3h 0 g g 4c 0 w -w 0 -f v -w 0 -f v -v -2 1
ATLNZDEPAS b10 119w -3 -3 -1b 0 -1b v -v 0 -g -g -26 0 -1b w 0 v -v v -1b 0 -v v -26 0 -g g -1b g -1a 1a -w 0 -v w -v 0 -g f -1q 0 -g g -1b 0 -f -g -7 4
ATVIESKBTS cnw 117o 2 -1 g 0 26 -1r f 0 g -g 1b 0 g -f 57 0 g -g f 0 g g 1b 0 f f w 0 f g 1r 0 f -g 27 0 f -f -7 5
AUAIRAUBNE 36qz -fmn -4 -3 1q 0 1rm -1vh 1ga -20q g -4s -v -31 1b -3x 62 -6y w -ya -1r -4s 1 3
AUAIRAUCNS 36qz -fmn -4 -3 -25p 2mm -31 -1a -g -g 0 -g -7 5
AUBNEAUMOI 3a6l -l4k -1 -3 5n 5n -7 0
AUCNSAUMOI 34hi -d25 7 -5 0 g v v 2m v 3uw -4dz 1kf -24u g -4s -v -31 1b -3x 6i -7t 4c -wk -7 0
AUEDEAUHBA 37o6 -slx 4 7 3x -2m 0 -31 -1d2 -41f -57 -6i -58 -26 -31 -26 -89 -g -g -g -f g -3h g -g f 4 -2
AUEDEAUSYD 37o6 -slx 4 7 ek hl o3 1yj -w v -1q f 1 -5
AUHBAAUPOA 35os -x39 -4 2 cl -9z 1r 1q f w 3 -2
AUPOAAUSYD 363i -xam -3 2 1r -1r v 0 6b 7m 2el 6z3 -w v -1q f 1 -5
AUSYDNCIDP 38oc -q4h -1 5 2m g cfx 8mc 0 4
AUSYDNCNOU 38oc -q4h -1 5 2m g bo5 8x7 5 -2
AUSYDNZMFN 38oc -q4h -1 5 1q -f cqs -89b 0 -g -9 -4
AWAUACWWIL -1i1n 9ns 4 3 1b -1a ff -81 do -2e 7 3
AWAUAUSMIA -1i1n 9ns 4 3 -g 0 -75 82 -38k 4bl ba 1fn -4oe 48s -6 2
BBBGILCCAS -1a0g a43 -1 -5 -zl rs -v 0 -w -w -v -1b 8 -b
BBBGIPRSJU -1a0g a43 -1 -5 -4kx 3ug -1r 7e -9z 3w -3h -v 5 -1
BBBGIVCBEQ -1a0g a43 -1 -5 -18a -1r -f -g 0 -f -3 2
BGRDUBGVID k0u xu4 -5 0 -1b -1b -f 0 -v -w -g 0 -1r -1q -f 0 -g -g -2m 0 -26 -1b -2l 0 -g -f -1b 0 -g -g -f 0 -g g -f 0 -27 1b -f 0 -g f -4c 0 -g g -af 0 -f g -g 0 -g f -v 0 -f g -3h 0 -g -g -1r 0 -v -v -f 0 -g -g -3x 0 -f -f -1b v -1b 0 -g g -1b 0 -f f -v 0 -g g -26 0 -g f -v 0 -v w -4s 0 -g -g -f g -w 0 -26 1b -7d 0 -g -g -v 0 -g -g -v 0 -g -f -2m 0 -f f -1b 0 -g g -1q 0 -v v 0 26 v w 0 f 2 -2
BGVIDRSIRG hnp xxy -2 2 f 0 g g 1b 0 g f v 0 v w 0 f -v w -26 0 -g f -g 0 -v v -v 0 -g g -f 0 -w v -f 0 -g g -1b 0 -f g 0 v -w v -1a g -1b 1b 0 v -26 26 v v v 0 1r 1r v 0 1b -w 1b 0 v w -1r 1q -26 0 -f g -g 0 -1b 1b -g 0 -v v -26 0 -v -v -1r 0 -v -w 1 2
BHMANQADOH 1342 k7n 5 0 hd -f 89 -89 -1q -g2 5 -8
BLSBHKNBAS -1ci2 dt8 6 -2 4s -gx -f -g -w g 7 -1
BLSBHSXPHI -1ci2 dt8 6 -2 -5n 32 8 2
BQKRACWWIL -1goq 9df -7 1 -cl -31 -3x 0 -1q 1r 7 3
BQKRADOLRM -1goq 9df -7 1 -31 1r -ig 1me 2t 35x 1 -4
BSBIMBSNAS -1p72 jul 5 2 1i9 -ht 7 -3
BSBIMUSMIA -1p72 jul 5 2 -nv 1a -6 2
BSFPOMXCZM -1os7 kgj 2 -7 -1h6 -17m -4c9 -2w6 -i1 -iw -g -v 2 3
BSFPOUSMIA -1os7 kgj 2 -7 -wc -jb -6b -14 -6 2
BSHMCUSMIA -1mm0 iyn -1 -5 -d8 -7 -16s g9 -1q 1r -1n1 fm -6 2
BSHMCVISTT -1mm0 iyn -1 -5 c6 -bq 2h7 -23a 5mw -2db v -v 1b 0 5 -3
BSNASPTFNC -1noh jcr -7 3 1amu 5tn 4 a
BSNASUSKYW -1noh jcr -7 3 -mk 3h -2t5 -ht -f -f a 5
BSNASUSMIA -1noh jcr -7 3 -264 j3 -6 2
BZBZEHNRTB -1w16 dhp 6 7 18p -w4 g -g -g -f 8 5
BZBZEMXCZM -1w16 dhp 6 7 c5 m5 jz 1nw v w 2 3
CHBSLDEBRS 5us 10pg -2 -2 0 1b -26 26 v w 0 1a -g g w 1b 0 1b 1q 26 0 v -1b v 5 5
CNDLCCNTAO 2lvb u1e -7 0 1b 0 6r -6q l1 -ze -4s -d1 -88 -6y -1dx -io -26 g -w g -f f 5 5
CNDLCCNTXG 2lvb u1e -7 0 1b 0 g -g 0 -v -1r -1b -c5 -31 -2m7 6i -f g 5 8
CNSHACNTAO 2lra o8d -2 -7 4s w 4s 0 31 v g g -w 9z -19k 39m 5 5
CNSHAKRCJU 2lra o8d -2 -7 4s w 8o 0 3ee 1m5 3x 0 6 4
CNTXGKRCJU 2iwi u2x -5 -8 3qj -16z 1b -w 2xh -2yr 1b -w 6 4
CNXMNHKHKG 2j3o iv8 2 -7 2m -4c -ec -dw -in -f7 -dw -9k -1oc -gx -26 0 -g g 6 0
CNXMNTWKEL 2j3o iv8 2 -7 g -f 1b 0 af 3h 1q -w a8 14 22f lh 3x -58 -g -f 3 7
CYLMSEGPSD ph8 qqi 3 -2 -f -7d -jj -2et 7 4
CYLMSGRHER ph8 qqi 3 -2 0 -1q -f -g -5tn m5 -94 -f 7 -7
CYLMSGRRHO ph8 qqi 3 -2 0 -1q -f -g -3h g -c6 2m -396 1dh 1 -b
CYLMSILHFA ph8 qqi 3 -2 1ip -1es 8 2
DEBRSFRSXB 5uf 1124 -5 -5 0 32 1r 1q 0 g v v 0 g 26 26 0 31 g g 0 v v v 0 w g f -5 8
DECGNDEKOB 5dh 13b0 -4 5 0 -f v -w v 0 g -f -1b -1b 1r -1r f 0 3x -3h 0 -1a g -g f 0 3x -3x 1q 0 w -v 2l 0 w -v 0 -g 6 -5
DECGNDEMAI 5dh 13b0 -4 5 0 -f v -w v 0 g -f -1b -1b 3x -3h f 0 1r -1r 0 -1a g -g f 0 3x -3x 1q 0 w -v 2l 0 w -v 0 -v -g -g 0 -g v -v 0 -1q g -g 0 -g f -f 1b -g w -v 0 -g 3w -3w 2m 0 g f v 0 f g 27 0 f f 1b 0 g g v 0 g -g v 0 f -f 7 -6
DECGNNLAMR 5dh 13b0 -4 5 g g 0 v -27 26 -f 0 -g g 0 v -26 1r -1b 0 -f f 0 g v v -1b v g 1b -1b w v v g 0 f f 0 g -f g 0 v -g g 0 v -v v 0 g -g f -1b 0 -v w 0 1a -g g -26 0 -2m 2m -1a 0 -1r 1q -26 0 -g g -v 0 -g g -v 0 -f f -1b 0 -w v -f 0 -1b w 0 f -g g g g v 0 g f 2m 0 f g 0 f 26 27 0 26 -f f 0 w -26 26 0 1q v v 0 w -26 26 -g 0 -g f -1q 0 -31 27 -g -g -g g -94 0 -f -g -1b 0 -26 -26 -g 0 -g -g -v 0 -g -f -1a 0 -g -g -v 0 -g -g -v 0 -g -f -f 0 -1b -1b -3h 0 -z -3
DEHAMGBLER 7oy 15bd 7 -6 -2m 0 -63 v -1q w -8p 7d -8o g -51n 316 -2pw 1tr -v 0 -g -g -7 -4
DEHAMNOAES 7oy 15bd 7 -6 -2m 0 -63 v -1q w -8p 7d -8o g -w f -3w 3x -6y 89 -26 7t -32 32 -26k 302 -57 ht -1r 3h -2m 2m -7t m4 g 58 -3x gx g g 0 jz 9j c5 c6 4s fm 1r 2 -7
DEHAMNOBGO 7oy 15bd 7 -6 -2m 0 -63 v -1q w -8p 7d -8o g -w f -dw ec -2aw 3d3 -3x g3 -3h 3h -3h 9j g 3x 2m 89 f 3h g f 2m 0 a 2
DEKELDKCPH 7to 15ww 8 0 w 1b au 94 5n w 9k 7d av 0 fm -v 26 v 9k 94 63 89 -31 2m -7 -1
DEKELLTKLJ 7to 15ww 8 0 w 1b 2l 2m rs 31 io -f 738 vo -3 5
DEKOBDELOR 5vc 12uy -6 5 -g -1b v -v 0 -1q g -g 0 -g f -f 1b -g w -v 3 7
DEKOBDERUD 5vc 12uy -6 5 -g -1b v -v 0 -1q g -g 0 -g f -f 1b -g w -v 0 -g 3w -3w 1r 0 -8 0
DELORDEMAI 5yq 12os -3 -7 0 -g 3w -3w 2m 0 g f v 0 f g 27 0 f f 1b 0 g g v 0 g -g v 0 f -f 7 -6
DERUDDESPY 642 12k9 8 0 v 0 g f v 0 f g 27 0 f f 1b 0 g g v 0 g -g v 0 2m -2l 0 -1b v -v 0 -g v -v 0 -g v -v 0 -g -f -f -1b -g -v -v f -g g -1b v -v 0 -v g -g 0 -g v -v 0 -v v -v -f -g 0 -26 -g -g -9 -5
DESPYFRSXB 6is 121v 9 5 -g -1b -1q -1q 0 -g -g -f 0 -1b -f -g 0 -f -1b -1b 0 -g -w -v 0 -g -f -f -v 0 -32 -32 0 -f -v -1b -1b -g -v -v -v 0 -w -1b -f 0 -1b -1b -g 0 -1q -1q 0 -w -5 8
DKCPHEETLL 9pv 16zi 7 1 bp -af c6 -g lp 1b 1c7 la vo 11r 4on 1el wc 4k af 0 v -w 2 5
DKCPHNOBGO 9pv 16zi 7 1 f 94 -1l2 1gr -2r7 n -eb 3x -p7 dg -31 5n -3x fn -3h 3h -3h 9j g 3x 2m 89 f 3h g f 2m 0 a 2
DKCPHNOOSL 9pv 16zi 7 1 1a 89 -14d 1ue -gx so v 4s -1b 4r 32 32 1q f -7 2
DKCPHPLGDY 9pv 16zi 7 1 bp -af 1v3 -n 2ao -d9 4c -89 -f -g -5 7
DKCPHSESTO 9pv 16zi 7 1 bp -af c6 -g lp 1b 16j io 7e 4s tj zl t2 14d 7e 58 g f -1r 1r 0 g -1q 1q -1b g -32 f -1a 0 -2 0
DMRSULCCAS -1bdc bsv -6 -6 au -z6 8 -b
DMRSUMQFDF -1bdc bsv -6 -6 57 -g2 26 -26 1b -v g 0 0 -7
DOLRMUSMIA -1h7k e7e -1 4 63 -5n 3h 0 5n 4c 31 7e -12e ws -3gd 1um -1um 1ix -151 sf -1n1 fm -6 2
EETLLFIHEL j3s 19ve -2 -5 4c jj 1 2
EETLLLVRIX j3s 19ve -2 -5 -1r 1r -au -g -lq -6y -26 -26 -1b -4c 2m -d1 gi -17u 4 -1
EGALYEGPSD n1v o29 -8 -5 58 57 af 3x ke 3h ml -2m 94 -7t 7 4
EGALYGRRHO n1v o29 -8 -5 -195 429 -f g 1 -b
EGASWEGKOM pdr il6 -c -4 0 26 -g g 0 1q v v 0 w g f 0 3h e 7
EGEDFEGESN pd0 j9u f -1 0 1a -g g 0 v -1b 1b -f 0 -g g -v 0 -1r 1q -f 0 -w w -f 0 -26 1q -3 6
EGEDFEGKOM pd0 j9u f -1 0 -g -g -g 0 -1b 1r -31 0 -4c -g -g 0 -v -g -g 0 -f -v -w 0 -v 1b -1b e 7
EGESNEGLXR p48 jin 3 -6 0 3x -g f 0 g -v v -v 26 v w f 0 g f v 0 1r 26 2 2
EGLXREGQNA p6j jtt -2 -2 0 g 26 26 1b 0 f g 0 v -1a 1b 0 v 1a 1b 0 3h -1q 1q -3 c
EGPSDEGSCA oxk o4e -7 -4 f -3x 0 -er 0 -6
EGPSDGRPIR oxk o4e -7 -4 -km iw -48s 2zn -oz q9 -la ku -2l 0 -av 4c -89 7t 3 -7
EGSCAEGSGA oxs nlg 0 6 26 -7e 27 -1b 2l -2l w -bb 3w -af ob -189 6j -f7 3w -av -f -f -g -2m -g -g 0 -7
EGSGAEGSSH q6x kmn 0 7 1b 1r 89 t3 1 3
EGSGAJOAQJ q6x kmn 0 7 3h 3x or 202 v v 3 4
EGSGASAJED q6x kmn 0 7 40z -429 1 3
EGSSHJOAQJ qgi lhr -1 -3 31 1a 32 5o cl 127 v v 3 4
ESACEESFUE -afu mcq 7 7 -8p -d1 -g -g -3 3
ESACEESLPA -afu mcq 7 7 -6j -5o -6i 0 -13i -hs -6 7
ESACEMAAGA -afu mcq 7 7 302 13x 1 6
ESAGPESBCN -3en sbq 1 1 1d2 -1b fm 1b 11c ob 109 151 18x 1qp 0 1b 0 -7
ESAGPESCAD -3en sbq 1 1 -3x -63 -s7 -eb -es 62 -4r 6y -g 2m -1 -4
ESAGPESCAR -3en sbq 1 1 1d2 -1b gh 1r tj nv 7 4
ESAGPGIGIB -3en sbq 1 1 -3x -63 -m5 -9k -f 0 2 0
ESAGPMATNG -3en sbq 1 1 -1b -1b -1b -1q -m5 -i9 -62 -f -7u -3x 5 3
ESAGPPTFNC -3en sbq 1 1 -31 -4s -t3 -fm -8oy -2kw -26 0 4 a
ESBCNESCAD 1ok vww 0 7 -w -1q -1sv -2el -dp -f0 -3h -31 -11b -ng -2ot -jy -dg 6i -4c 6y -g 26 -1 -4
ESBCNESIBZ 1ok vww 0 7 -fn -1ue -3w -1r -w 0 5 -4
ESBCNESMAH 1ok vww 0 7 1ml -127 g -2m -g -f -9 2
ESBCNESPMI 1ok vww 0 7 4c -1f8 4s -1q 31 26 g g -3 -2
ESBCNFRCEQ 1ok vww 0 7 3f9 1dh ba av -3 6
ESBCNFRMRS 1ok vww 0 7 pm ba 1q2 17f -6 4
ESCADGIGIB -4uq s6v 1 4 1q -57 63 -5o cl -4r 32 1q 26 31 2 0
ESCADPTFNC -4uq s6v 1 4 -84z -30i -26 0 4 a
ESCADPTLIS -4uq s6v 1 4 -21s cl -26 26 -6y 17u v w 2m f f g 8 -1
ESCARESVLC -rd t06 -7 -4 31 -1r 3x 1r rc wk -f7 j3 -5 5
ESFUEPTFNC -aov lzj 3 -3 1r 1r -1b 62 -2di 2z8 4 a
ESIBZESVLC 14a u0u -5 4 -1q -1q -63 v -14t fm -5 5
ESLPAESSCT -bwc lpo 6 -7 -n0 9k -3 -7
ESMAHITCAG 3aw urx 9 -2 3eu -sn 6i v 3h 4c 1b 4s -7 -1
ESPMIITPMO 212 uip 3 2 2m -3x 26 -26 15w -ej 6xc -ga 1b -g 1b -1b 0 -1b -c 5
ESSCTESSPC -cj9 lyu 3 7 1q v 1r 1b -v v -18q 2m -7 -5
ESSCTPTFNC -cj9 lyu 3 7 1q v 1r 1b -m5 35a 4 a
ESSPCPTFNC -dph m4j 7 5 v 1b ml 30i 4 a
FIHELSESTO j83 1aeu -1 -2 -cl -4r -1ag -58 -34f -9k -af -v -4c -26 -31 -g -2 0
FKPSYGSGRV -18my -13vs -2 -7 g7c -1so 7u -3h 1q -1r v -1b 0 -f -f -g -8 7
FOTHOGBLER -57x 1bud 7 3 8x -5f 3wu -ws 3h -32 3h -26 1q -31 -26 -4s -7 -4
FOTHOISSEY -57x 1bud 7 3 0 v -1q 1r -32 1q -1b g -g9 e4 -4pi 214 -89 -v -g -g -v 0 8 -b
FRAJAFRCEQ 6qx wcg -3 -6 -3h -g -18a 19l -3 6
FRAJAFRVFM 6qx wcg -3 -6 -3h -g -8g 82 -s0 15v 5 5
FRAJAITLIV 6qx wcg -3 -6 -3h -g -1b 1r -f bq 4s 63 zl nv 89 2m -5 -5
FRAJAITNAP 6qx wcg -3 -6 -26 -5n 4s -63 av -4c 3tl -g2 26 26 1 2
FRMRSITGOA 442 xfw 6 -4 0 -2m 1q -1q bq -3x gy 1r 7d 1q 15o la jj d0 g g 6 -3
FRVFMITGOA 5n2 xpw -5 -5 nf 58 ku eb g g 6 -3
GBSOUNOBGO -12w 139r 2 3 4c -3h gx -26 q2 g ku 63 8o 57 26 26 2t5 6ri 2m 89 f 3h g f 2m 0 a 2
GBSOUNOSVG -12w 139r 2 3 4c -3h gx -26 q2 g ku 63 8o 57 8x 8x 2zf 5tu v v 31 -f w -v 3 -2
GDSTGVCBEQ -1bnh 9al -1 -6 0 1r g 3h dw lp -3 2
GDSTGVCKTN -1bnh 9al -1 -6 0 1r g 3h eb pl -3 -3
GLDSKGLGOH -144g 1hh0 -8 5 -p6 -gi -3h -v -94 -a0 -1r -3w -af -c6 -3w -i8 7d -s8 18a -1gy 9z 0 2 6
GLDSKGLUUM -144g 1hh0 -8 5 58 au -8p 6j -1ip d0 -eb 7u 1b 1q bq 2m 19k -1r af -31 g g -d -5
GLGOHGLJAV -13wt 1dii -2 -6 -94 0 -26 1r -17e 1fn -6j t3 4d j3 af cl f 2m cl cl 1ed bb -3 -2
GLGOHGLJHS -13wt 1dii -2 -6 -94 0 -3w 3h -14t 1d2 -1r ke 1b 4c 0 -5
GLGOHGLJJU -13wt 1dii -2 -6 4s -er 1he -1g3 s8 -ku gi -2m 1a -1b 1b -v 18a -58 89 1r 4 9
GLJAVGLJHS -13g0 1hex 3 2 -1he -f7 -94 -a0 -1r -3w -af -c6 -3w -i8 57 -3x 26 0 0 -5
GLJAVGLUUM -13g0 1hex 3 2 -vp lp -1fn ba -dw 7e 1b 1q bq 2m 19k -1r af -31 g g -d -5
GLJJUGLPCS -zir 1auo -4 -9 5n -v 1b -w cl -fm 10h -94 f6 2m 4s 4c 5 c
GLPCSISREY -xes 1ab8 -5 -c 2m -v fv7 365 lp 26 f -g -8 7
GPPTPVGTOV -1bhd ciw -2 -5 0 -6j -4s -26 -28q 1xg 5 6
GRCFUGRKAT fcx ukp -7 8 g 0 ml -ml 0 -f au -jz -v -7e 6i -4s 0 -3
GRCFUHRDBV fcx ukp -7 8 1r 4c -la ht -ut 1pm 0 g -1 -4
GRCHQGRJMK ikr rdu -5 2 2m 0 7m 8x o3 yx f av 5 4
GRCHQTRBXN ikr rdu -5 2 2m 0 2j5 16j -5 2
GRCTHGRITA hqh t9m 7 0 -dw au -26 32 6 0
GRCTHGRPIR hqh t9m 7 0 63 -1r 89 -f 31 2l 3 -7
GRHERGRJTR jec r9t -7 7 89 ti -5 3
GRHYDGRITA i3u stk -5 0 26 2l -g 1r -94 af -4s f -gh dh -g 1b 6 0
GRHYDGRMIL i3u stk -5 0 v f 26 -f nw -hd f 0 0 -2
GRHYDGRPIR i3u stk -5 0 2m 31 1q dg 3 -7
GRJMKGRJTR jjh swp -5 -4 w -ht 26 -4c -g -6i g -g -5 3
GRJMKGRPIR jjh swp -5 -4 -i8 2m -9z -w -bb 4d -7t 7d 3 -7
GRJMKGRPMS jjh swp -5 -4 0 -v g -g xf -2m 6 5
GRJMKGRSKG jjh swp -5 -4 -1b 1q 0 3h -zl 18a -wz yb 3h 4c 5 -3
GRJMKGRSYR jjh swp -5 -4 -af -g 0 -5
GRJTRGRMIL jm9 s3l 5 -3 -26 0 -la 8p -v v -1b f -1b -v -g -f 0 -2
GRJTRGRNAF jm9 s3l 5 -3 -av 6i -15o i9 -3h -g -7e 0 -88 63 -1r 1q 1 -5
GRJTRGRPIR jm9 s3l 5 -3 -s8 tj -er 62 -7e 6y 3 -7
GRJTRGRRHO jm9 s3l 5 -3 -g g 0 f g g 1ht -26 nw 26 1 -b
GRKATHRZAD gg8 t1p 0 3 -57 4s -9k bb -1b 5n -31 3h -1b f -42a 47h -1q 1r 2 4
GRKGSGRPMS l22 sgv -1 3 -9k 89 -ba 3h 6 5
GRKGSGRRHO l22 sgv -1 3 1b 0 1b -1a -g -4d 26 -26 lq -4c 1 -b
GRNAFGRPIR hl2 szh -1 5 1b -1b 6i -5n 2m -v 94 3h 1r 1r 1q d0 3 -7
GRPIRGRSYR i84 t9u -3 7 8p -8o af -3h hd 0 f -g 0 -1b 0 -5
GRPIRILHFA i84 t9u -3 7 c6 -c5 au -7e 3x -1b 151 -vg u5 -iw 61h -1yr f -g 8 2
GRPIRTRKUS i84 t9u -3 7 8p -8o d0 26 es -v 1so 57 -3 -7
GRPMSTRBXN khd sst -6 -5 er -5n 58 -4c 4c v v v -5 2
GRPMSTRIZM khd sst -6 -5 -4c 89 -4c ht 3h au v w 4c 0 av -6y 5n 0 7 0
GRRHOTRKUS ls4 s4i -1 b -ml 57 -1b 1b -f 63 -27 1b -26 26 -5n hd 6j 5n v 0 -3 -7
GRSKGTRIST hp3 vcm -5 3 -32 -3x 3h -4c a0 -3h hs -7t 1lq 3h 3x -g 26 g 3h 26 v 1b 32 31 v 0 89 4c i8 2m 14t cl v v -7 2
HKHKGJPNAH 2g4p h7l -6 0 1b -g 3w v 1nx gy 3vr 1uu 4ou ob 4 4
HKHKGVNHLG 2g4p h7l -6 0 -1r -g -31 -1b -v -v -2w6 -1j4 -fu -13 -215 l1 -5 0
HNRTBUSGLS -1us3 cl2 -8 -5 g f -4c 4s -g 34v -26 l9 -668 668 -1 -a
HRDBVHRSPU dyd wx0 1 4 -4s v -31 1b -26 26 0 g -w v -1b g -hs 9z -58 3x -af 31 -f g a -3
HRSPUITTRS coo xkh -a 3 -6y -26 -58 v -1pn 13i -5n 6i -2l a0 4c 3w 3h v 2 2
HRVUKHUBUD enx yzs 3 0 -v v v v 0 v -g g 0 g g f 1q 0 g g -1b 1b -1q 0 -g -g -g 0 -v v 0 1b 1b 1b -1b 1b -g 1b -1a 1b 0 v v v 0 v f g 0 v -f g 0 v v v -v 27 1b 1a 0 1b -g g 0 3x -g f 0 1r g f 0 1r -g f 0 1b -v w 0 f 1b v v 0 1b 1b 0 1r -1q 2m 0 v v v 0 4c v w 0 f -1b 1b 0 v g g g 1b 1a 1b 0 f 27 26 0 w -g f 0 g -v v -7 -4
HRVUKRSNOV enx yzs 3 0 1q 0 1r -1r v 0 g -g 26 0 v -v 7e 0 v -v g g 57 0 g -g 1b v 6 8
HRZADITTRS brw y0q -2 -4 -13i jj -89 9k -1q 9k 4c 3w 3h v 2 2
HUBUDSKBTS ep4 10n4 7 4 0 26 f g 0 1b g f 0 32 -1b 1b -26 0 -v -w -w w -f 0 -g f -3h 0 -v -v -v 0 -w -v -1a 0 -g f -1b 0 -g -f -3h 0 -f -g -63 0 -g g -6i 0 -g -g -31 0 -g g -v 0 -f f -1b g -w v -v 0 -f g -w 0 -1q 1q -v 0 -1r 1r -v 0 -v v -2m v -1b 1b -v 0 -w w 0 f -f g -g 0 -7 5
ISAKUISISA -dyd 1eol -1 -5 -31 5n -4d 3h -af 57 -37g 89 -4c -f -3h -3h 1q -7e -f -g -3 0
ISAKUISSEY -dyd 1eol -1 -5 -31 5n -4d 5n w 31 1j4 a0 av -g z5 -4s ue -oq -2m -4d -94 -1b 8 -b
ISGRUISISA -hy4 1e3k 2 2 -fe 76 -iw 81 -g 1a jj g3 9k 3h 7t -1b 26 -26 -f -w -3 0
ISGRUISREY -hy4 1e3k 2 2 -31 1b -i8 -w -1b -3h 9z -57 1f8 -d1 f -g -8 7
ISHEIISREY -fmx 1cyd 7 0 -1wl 9k -1a 4c 26 3x n0 26 f -g -8 7
ISHEIISSEY -fmx 1cyd 7 0 16z -26 la 32 11r 8o 1ed dw dg 5n m5 er -g 4d -3h 3h -94 -g -g -g -v 0 8 -b
ITCAGTNTUN 712 u96 7 1 v9 -1k0 32 -9j -1b -1b 5 5
ITCVVITGOA 938 wh6 -7 -4 -er 94 -jj dg -195 164 6 -3
ITCVVITLIV 938 wh6 -7 -4 -er 94 -jj dg -2m 2m -4c f7 g g -5 -5
ITCVVITNAP 938 wh6 -7 -4 1b -1b ng -j3 13y -gi 2l f 1r 1r 1 2
ITCVVITPMO 938 wh6 -7 -4 19l -2z7 -v -32 -c 5
ITGOAITSPE 6vs y9n -6 3 1r -1q nf -89 g f 0 w -1 3
ITMSNITSTB c08 tgx a 2 w 26 -a0 f7 -2 5
ITMSNMTMLA c08 tgx a 2 -6i -w4 -4s -9k -i8 -m5 2 -6
ITNAPITSPE b03 vie -1 -2 -1r -1b -31 v -bq a0 -gx v -es 7t -1ku 13y -ht wk -1 3
ITNAPITSTB b03 vie -1 -2 1q -8p pm -1bb -2 5
JMFMHKYGEC -1nx3 e9r 7 -3 -4s 1r -2q4 jj -v v -4 6
JMFMHUSMIA -1nx3 e9r 7 -3 2os 18q 1q 3w -4oe 49n -6 2
JOAQJSAJED r03 mrs -3 -4 -1q -2m -9k -z6 g -26 1a -3h 3hg -4zo 1 3
JPAOMJPOTR 30li vi9 0 3 -2m av -hs 5n -7e p6 2m 9z er io 2m g 3h -g bq -3h f -f -f -w 4 2
JPAOMJPYOK 30li vi9 0 3 0 f7 4s 4s er -3x g -g ht -1f7 -yq -30y -es -er -c5 -6j -1b g -26 26 -g 94 -1q 4c -w 0 7 5
JPHIJJPHKT 2u6c qig -6 7 -57 -af -2m -2m 0 -f -1r -v -rs 26 -1b v -26 0 -f -g -g g -94 -v -v -g -4d -4c -f -1r f -2l 2 6
JPHIJJPUKB 2u6c qig -6 7 3h -4c 1b -1b 89 -v 3w 1q fn 1b v v 8p 3x 89 0 q1 6i v w 5 0
JPHKDJPOTR 30kr w8u -4 -1 -94 -8o -63 -32 -4s 26 -6y or 2m 9z er io 2m g 3h -g bq -3h f -f -f -w 4 2
JPHKDJPYOK 30kr w8u -4 -1 jz -9z v -w ht -1f7 -yq -30y -es -er -c5 -6j -1b g -26 26 -g 94 -1q 4c -w 0 7 5
JPHKTKRPUS 2sm8 pxk -2 -6 -xu 14d -3h 1b -g 0 3 6
JPISGJPNAH 2nsc irx -7 3 31 g 2k1 1es 31 v 4 4
JPISGTWKEL 2nsc irx -7 3 -1t4 ng -v -w -g -f 3 7
JPKOJJPNGS 2sqq obu -7 -7 3w -88 -2l -2m -a0 2m -3w 4c -8p wz -g 1b 1b 1r w 1b f f -2 -2
JPKOJJPYOK 2sqq obu -7 -7 3w -8o -v -3h g -1b f -g a0 3x 63m 2od lp fm g 26 -26 4s -w 0 7 5
JPNGSKRPUS 2s7d p9g 2 2 -f -f -4d 1q -31 3x -1b ba -g g -4r q1 -32 3h -5n j4 3 6
JPSMZJPUKB 2yv8 r0i -8 -2 g -g -v -26 -8p -9k -1va -v9 -af 32 -94 9j g c6 3w 9k 5 0
JPSMZJPYOK 2yv8 r0i -8 -2 63 -6y 1q -4s 4d g lp f6 1b 3h -26 4s -w 0 7 5
KHKOSTHLCH 27v0 87f -8 -2 -ba 7d -1rd 1di 26 au -3 a
KHKOSVNPHU 27v0 87f -8 -2 5g -fu ta -15w 4s -g 7e 31 158 rs 9z pm -3 0
KNBASVISTT -1ce8 dc8 -7 1 -3w g -1kf rs -w v 5 -3
KYGECMXCZM -1qsr evz 4 -6 -440 z6 -4s v -26 -26 -g -v 2 3
LTKLJLVRIX gay 16z8 3 -5 -32 32 -26 g2 32 f7 i8 j3 ob 3x 14d -ku 1b -1b 4 -1
MAAGAMACAS -7fk nh0 -1 -6 -7t 6i 1q ml gi w4 la jj nv 89 g 0 f -f -8 6
MACASMATNG -5ve pxk 8 -6 1a1 1p7 3h 0 f -g 5 3
MQFDFVCKTN -1b4e b9f 0 7 -63 -12n 1q -1r -3 -3
MTMLATNTUN b72 rp0 -2 6 0 g -6j 5n -2a8 qa -9c 13 -io -89 5 5
MXCSLMXLTO -2csx hnk 7 3 62 2m 7u 6i 0 7t -dh i8 -v9 12n -7t 9k -1b 3h 1 2
MXCSLMXMZT -2csx hnk 7 3 2os 8o -6 -2
MXCSLUSLAX -2csx hnk 7 3 -g -g -1b 0 -v g -1nh 1i9 0 1q -f 32 -2kw 2fo -259 4ay -2 5
MXCZMUSGLS -1v3z fsw -2 -3 5o g2 -g 7d -668 668 -1 -a
MXLAPMXLTO -2d4v iq6 -1 3 -j3 zm -7u 9j -v 32 1 2
MXLAPMXPVR -2d4v iq6 -1 3 0 1b v w 32 0 3h8 -2jd 44 -76 3h -32 4s -1b -3 5
MXMZTMXPVR -2a44 hw9 6 2 ob -1ue 3h -32 4s -1b -3 5
MXPVRMXZLO -297h fxp 3 -5 -d1 -5n 0 -3h af -gx ba -cl es -5n 26 0 5 0
MXPVRUSLAX -297h fxp 3 -5 -7e 2m -3k1 1p7 -1k0 1gj 0 1q -f 32 -2kw 2fo -259 4ay -2 5
MXZLOUSLAX -28hn epb -5 0 -7u 1b -c5 6y -3yd 2t4 -1ip 1f8 0 1q -f 32 -2kw 2fo -259 4ay -2 5
MYLGKSGSIN 24yf 4ty 7 -4 m5 -1kf ht -yq 1b -1r 127 -yq p6 -ba 8o 0 0 6
MYLGKTHHKT 24yf 4ty 7 -4 -14d 16j -g 31 7 2
MYPENMYPKG 25ff 46f 5 -1 0 -bq 57 -l9 6i -d1 g3 -jz 0 -v f -g 8 3
MYPENTHHKT 25ff 46f 5 -1 -1lb 1tz -g 31 7 2
MYPKGSGSIN 267z 2b7 -8 -3 0 -v -26 -26 0 -v 16c -zt jb -8h 8o 0 0 6
NCIDPVUMYS 3l6u -hhg 0 -4 1q -g 6y 6y 1k0 1os 7 -3
NCLIFNCNOU 3ky8 -g1d -3 -4 -2m -3h 0 -14d -62 -26 -g f -9k 3h -f g 0 g 5 -2
NCLIFVUVLI 3ky8 -g1d -3 -4 -1q g -g f 1b 32 xv 28a -5 3
NOAESNOTRD 4qu 1c7a -2 7 4d 4c 6i 1b z6 ob qw 31 av v 6i 0 av -1q 4c -3x cl -1b 2 -5
NOBGONOFLA 43n 1als -a -2 -3h 0 -4d 1r -5n 9z g 1r 63 5n af -g ba 1r 1b 0 dw -v 7t 26 5n -w 2m -1a 3x -3x 1a -v g -g -1b -1b 3 -4
NOBGONOGRN 43n 1als -a -2 -3h 0 -4d 1r -ba fm 5n p7 9k 94 f7 5n 7e v in g g -g 63 -1q 1b -1b 0 -g 2l -31 0 -26 -v -w -f -f 0 -g f -f 1b -g 2m v 1b 0 f -f a 3
NOBGONOSVJ 43n 1als -a -2 -3h 0 -4d 1r -4r 8o -1b bb 0 gh 1b 32 1ih 1yz 5zh 2x9 0 3
NOFLANOSVG 5hs 1ayn -3 4 1b 1b -1b 1b -f 0 -3x 3x -1r 1a -7t w -1q -w -2m -v -2m -f -dg v -1r 0 -bq -1r -9j g -2m -1r -3x -4c 3x -9z -v -7t 89 -lq 31 -3h 0 -v g -g 26 -v 57 -4s 1b -v 1r -1q 3 -2
NOGRNNOOLD 5k5 1bx5 -a -3 -f f -26 0 -1r -v -1b g -f f 0 g v v f g -f 31 -26 26 -w 1b -1q 1b -6y 1b -yq -1b -7e -89 26 -3x -f -2l f -g 1r -g 94 g c6 -g f -f 3x -v au -g 3h 1b 3h -g w -v 5 4
NOHVGNONCP k1e 1iro 7 -3 -g f 26 32 -1b 1a -63 1b 7 5
NOHVGNOTOS k1e 1iro 7 -3 -c6 -1b -4s 1b -sn f -89 -31 -j3 -g -127 -57 -19l -ec -gx -9k -hd -1b -2m -2l -1b -w 4 2
NOKRSNOOSL 65y 18v0 2 -7 58 -v 1rd s7 4c cl -f 32 -w 2l 32 32 1q f -7 2
NOKRSNOSVG 65y 18v0 2 -7 -1q -2m -av -1q -dg 0 -kf 4r -l9 cm -2m 57 2m 5n v v 31 -f w -v 3 -2
NONCPNOSVJ jw4 1ixs -7 -5 -wj -26 -g3 -6y -in 0 -3ib -hs -18q -jz -3h -3x -57 -1q -3h -6y -v -4s -3h -5n -1b -1r -1r -1q -7t 0 -63 -58 -9k -1q -nv -2m -g g -5n 0 0 3
NOOLDNOSVG 596 1bps -5 -4 -1b 1b -58 0 -1b -1b -au g -3x v -1b v -gh 0 -w -v -1q -v -g -g -6i -26 -26 -26 0 -3x -3x -c5 g -g -g -g 4c -i8 -v -4s 8p -m5 31 -3h 0 -v g -g 26 -v 57 -4s 1b -v 1r -1q 3 -2
NOTOSNOTRD emt 1hqq -4 -2 -v -v -58 -1q -g2 -26 -5n -5o -g -26 -v -v -f7 -2m -l9 -ba -32 -31 -7t 0 -8p -7e -g2 -4c -bq -58 -15o -t3 -88 -7t -1b -1q -1r -g -2gb -1iw -82 -oj 7e -1b 4c -3x cl -1b 2 -5
NZAKLNZTRG 3qun -sfa 6 2 4d 58 c5 5n 4c -1r 6j -4s 3w -4c 7u -mk -5 -7
NZLYTNZPOE 3p9u -xnb 5 -a 3w f 6y -26 g -1q -26 -58 -1tk -1fn -1q -g -8 -7
NZLYTNZWLG 3p9u -xnb 5 -a 1q v 1gr 1k8 2t 81 1 -2
NZMFNNZPOE 3lgk -yem 9 4 -g g -6y -2m -in -ec -c6 -fm 0 -7t 7e -63 1ag -av mk -26 f7 4c q1 ht w v -1b 26 -8 -7
NZTRGNZWLG 3rxr -t1z 5 7 62 v 1he 2m 4d -2m 26 -26 -6y -ob -af -j4 -1m6 -1ng -d1 -63 -3h 0 -bq 63 -f 31 -g g 1 -2
OMKHSOMMCT 17ei k82 -8 1 1r 0 8o -94 1i9 -1qi -2 -3
OMKHSQADOH 17ei k82 -8 1 -f v -g g -3ap -q9 -an -8 5 -8
OMMCTOMSLL 196w i8e 2 3 a0 -5n q1 -qh -1b -89 -er -nw -11j -1ga -2e -by -ez -cd -1tc -18y -qh 0 0 0
OMSLLSAJED 15o8 d2p 0 0 -17m -15v -5xs -283 -ng f -bp 2m -sv ze -2lk 5p2 2m 4d 1 3
PFBOBPFHUH -393k -cqh 2 -3 g -f 94 -1b 9z -3x 5 1
PFBOBPFRFP -393k -cqh 2 -3 6y -63 1r 0 5 -1
PFHUHPFMOZ -38ju -cw6 -5 -1 0 -1b 3x -3w ti -gi 2 7
PFMOZPFPPT -37mi -dhp -2 -7 g f 1b 0 63 -1q -2 4
PFPPTPFRFP -37es -dj3 2 -4 -1g3 mk 5 -1
PLGDYSEVBY eba 162q 5 -7 -6q 1o5 -5v 75 -g hd 57 1r 7 7
PRSJUTCGDT -1f0g e8s -5 1 -3vr 2ah 1 0
PRSJUVISTT -1f0g e8s -5 1 pm -v 57 -1r v -v 1b 0 5 -3
PTBDAPTPIN -5cs vno -5 -5 -g g -v 0 -g g -v 0 -g f -f 0 -w w 0 v -v v -f 0 -g -g -4s 0 -g g -f 0 -1b 1b -1r 0 -f -g -v 0 -g -f -6 a
PTBDAPTVLR -5cs vno -5 -5 -g g -v 0 -g g -v 0 -g f -f 0 -w w 0 v -v v -f 0 -g -g -58 0 -f g -3 -4
PTENRPTOPR -6ed vp7 4 3 -v 0 -1b -v -g f -v 0 -g -f -1b v -v 0 -1q 1q -1b 0 -3 -a
PTENRPTRGU -6ed vp7 4 3 g g f 0 g -g f 0 g g g 0 f -g w 0 f g 32 0 f f 1r 0 1b v 2l 0 g g -1 -4
PTFNCPTLIS -d1q p6r -4 -a 26 0 5vd 4oe 27 0 f g 8 -1
PTFNCUSMIA -d1q p6r -4 -a -1aqq -59o -228 -w -6 2
PTOPRPTRGU -6ng vqq 3 a 1b 0 1q -1q v 0 1b -v g f v 0 g -f f f 2m 0 1b w g 0 f -g w 0 f g 32 0 f f 1r 0 1b v 2l 0 g g -1 -4
PTPINPTRGU -5tl vs6 6 -a -v 0 -g -g -3h 0 -g -g -1a 0 -g g -1 -4
PTRGUPTVLR -60e vrc 1 4 g -g 1a 0 g g 3h 0 g g v 0 g f v 0 f g 1r 0 1b -1b -3 -4
RSBEGRSIRG fs2 yl2 -5 -2 g g 26 0 g g v 0 1b -1b 0 -w v -v g 0 1q -1q g 0 f -g 2m 0 1b v 1b 0 v w 2m 0 g f 1a 0 1b 1b 1b 0 1b v 26 0 1b -1b 4c 0 3h -31 4d 0 f -g 26 0 g -f v 0 1b -1b 0 -v 1r -1r f 0 g -f v 0 v v g 1b 1q 1q 0 g g f 1 2
RSBEGRSNOV fs2 yl2 -5 -2 -1b 1b -f 0 -v v 0 g -1r 1r v v g 0 g f 0 w -3h 3h -63 0 -g f -f 0 -1r 1r -g 0 -f -g -v 0 6 8
SESTOSEVBY dys 19rs 2 0 2l 0 g -f 1q 0 g -g 1b -g 4s -57 -6j -14d 7 7
SGSINTHUSM 283w z4 0 -6 cl 26 1b 26 -mk 2c7 -26 cl -a0 gi -1ga 1p0 -yy 1ce 0 31 -5 -4
SGSINVNPHU 283w z4 0 -6 cl 26 24e 74i -3 0
SJHINSJLYR efg 1pdq -5 5 -195 eb -m5 0 -3ys -7d -3x -26 -6y 0 -3h -5o qx -n0 127 -dw 1nh g 7t 1b 5n 0 v -v -7 1
SJHINSJMON efg 1pdq -5 5 -wz af -sn 3w -5o 0 -27f -ba -pm -31 8 5
SJLYRSJPYR c1m 1od0 7 -1 -1b 1q 4s 4c 9k w 89 2l 0 1b -v v -c 2
SJMAGSJMON 8hk 1pe5 -6b l w v 7d 1b 6y 5n 20i g 1b -32 -7u -31 -ut -2m -2m -f 8 5
SJMAGSJNYA 8hk 1pe5 -6b l -2l 0 -w -v 4d -6y d0 -7e i9 -2m f -f -5 -2
SJNYASJPYR 97o 1owg 5 2 -7d 1b -94 0 -w -w 7e -6y 13x -er n1 g 1uu 94 3h 31 -v v -c 2
SXPHIVGTOV -1cnb dwa -8 -2 -17e ba 5 6
TCGDTUSMIA -1iwb gja -1 0 -lx l2 -3yd 24e -h6 13 -9z 6i -1n1 fm -6 2
THLCHTHUSM 25u8 a3c 3 -a -q9 -24l -o -l2 g -g -5 -4
TRISTTRIZM md5 vnl 7 -2 -6y -57 -yq -4s -ng -7t -1q -1r -4s -3h -v -v 0 -g -1r -1a -1q -w -3h -3h -2m -dw 94 -1b 9k -9j 0 -c6 63 -57 5n 0 7 0
USKYWUSMIA -1r4i iy8 -a -5 hs er f7 1q 6y 2m 1r 2m 4c c5 -6 2
VNDADVNHLG 2bi2 cfu -7 -5 -w4 3q4 -5 0
VNDADVNNHA 2bi2 cfu -7 -5 1b -v jz -n0 9j -13y 3x -p6 0 -26 -1r -1r -2l -4c v -7t -31 -3h -7 -6
VNNHAVNPHU 2c9w 9f1 7 6 26 -9k -7e -dg -63 -5n -ya -kf -af -2l -1b v -1b 1b -v 0 -v f -w 1b 0 26 -3 0
VUMYSVUVLI 3mzp -fmd -7 3 -10o 1e5 -3p iv -5 3
`
