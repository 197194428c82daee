/**
 * Where ships sail in the year: ship, first day, last day (of the next year if it is earlier), weekday of the first
 * departure (0 is Sunday), then routes, repeated in this order. `<` is the way back.
 */
export const seasonRows = `
auriga-dawn;04-22;10-25;0;aur-wm7
auriga-dawn;10-29;11-16;0;aur-ta14
auriga-dawn;11-20;04-03;6;aur-wc7 aur-ec7
auriga-dawn;04-04;04-20;0;aur-te13
auriga-noon;04-29;10-24;6;aur-ad7
auriga-noon;11-25;04-12;0;aur-sc7
auriga-dusk;01-01;12-31;0;aur-ec7 aur-wc7 aur-ab10
bluewake-venture;01-01;12-31;5;blu-bh3 blu-bh4
bluewake-wonderland;11-08;04-20;0;blu-wc7
bluewake-wonderland;05-10;10-20;6;blu-mr7 blu-mr7 blu-cs10
brightmast-clipper;11-26;04-10;6;bri-wi7
brightmast-clipper;05-01;10-22;6;bri-cy7 bri-do7
brightmast-brigantine;12-01;04-05;0;bri-li7
brightmast-brigantine;04-24;10-25;1;bri-ca4 bri-do7 bri-cy7
compass-rose;04-05;10-31;6;cor-gb7
compass-rose;11-08;03-28;0;cor-ta7
southern-compass;11-06;03-25;5;cor-nz9 <cor-nz9
southern-compass;04-02;08-31;5;cor-sp10
southern-compass;09-12;10-26;6;cor-pf7
fjordmark-vinga;04-28;09-30;0;fjo-fj7
fjordmark-vinga;10-08;04-06;5;fjo-nc12
fjordmark-tind;04-30;10-08;6;fjo-ba7 fjo-ko7
fjordmark-tind;12-18;03-30;5;fjo-nc12
fjordmark-saltstraum;05-16;05-30;1;fjo-ni9
fjordmark-saltstraum;06-01;08-30;3;fjo-is7
fjordmark-saltstraum;09-01;09-14;3;<fjo-ni9
fjordmark-saltstraum;04-03;05-10;4;fjo-bk9
fjordmark-saltstraum;09-18;10-31;4;fjo-bk9
halcyon-grace;04-18;10-28;0;hal-is10
halcyon-grace;11-06;04-10;6;hal-ca7
halcyon-serenata;04-10;05-30;5;hal-ib7 <hal-ib7
halcyon-serenata;06-05;10-10;0;hal-rv7
halcyon-serenata;10-18;04-02;3;hal-cm11
levantine-pearl;04-26;10-24;0;lev-em7 lev-hl10
levantine-pearl;10-28;11-18;3;lev-sz15
levantine-pearl;11-20;03-28;6;lev-ag7
levantine-pearl;04-01;04-22;4;<lev-sz15
levantine-star;04-20;10-30;6;lev-ae7
levantine-star;11-25;03-30;0;lev-rs7
northlight-pioneer;11-08;03-22;0;nor-ap10
northlight-pioneer;06-01;08-30;2;nor-sv7
northlight-resolute;11-04;03-24;3;nor-fg18 nor-ap10
northlight-resolute;06-03;06-18;4;nor-ig10
northlight-resolute;06-20;08-20;0;nor-gl6
northlight-resolute;08-22;09-06;0;<nor-ig10
silkwater-lotus;03-10;06-10;6;sil-jp9 sil-nj6
silkwater-lotus;06-16;08-28;0;sil-ch7
silkwater-lotus;09-02;11-18;6;sil-jp9 sil-nj6
silkwater-lotus;11-26;03-02;5;sil-hv7 <sil-hv7
silkwater-crane;10-02;04-20;0;sil-ms6 sil-vt9
silkwater-crane;04-30;09-22;6;sil-hk7
stillriver-amber;03-22;11-05;0;sti-da7 sti-dl7 <sti-dl7 <sti-da7
stillriver-amber;11-20;12-30;0;sti-da7 <sti-da7
stillriver-linden;03-20;11-10;6;sti-rh7 <sti-rh7
stillriver-linden;11-25;12-23;3;sti-rr4
stillriver-heron;04-01;10-30;6;sti-do7
stillriver-heron;11-10;03-20;4;sti-ni7 <sti-ni7
`
