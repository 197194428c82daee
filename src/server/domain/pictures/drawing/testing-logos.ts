import { times } from './testing-drawing.ts'

const shapes = (count: number, attributes: (index: number) => string) =>
  times(
    count,
    (index) =>
      `<path ${attributes(index)} d="M${index % 40}.25,${index % 30}.5c1.38,0,2.5,1.12,2.5,2.5s-1.12,2.5-2.5,2.5-2.5-1.12-2.5-2.5,1.12-2.5,2.5-2.5Z"/>`,
  )

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 841.9 595.3" style="enable-background:new 0 0 841.9 595.3;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill:url(#SVGID_3_);}
	.st2{opacity:0.6;fill:#1D1D1B;enable-background:new    ;}
	.st3{fill:none;stroke:#E30613;stroke-width:2;stroke-miterlimit:10;stroke-dasharray:4.01,6.02;}
	.st4{font-family:'MyriadPro-Regular';}
	.st5{mask:url(#mask-2);mix-blend-mode:multiply;}
</style>
<g>
	<defs><rect id="SVGID_1_" x="20" y="20" width="800" height="500"/></defs>
	<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
	<g class="st0">
		<linearGradient id="SVGID_3_" gradientUnits="userSpaceOnUse" x1="20" y1="270" x2="820" y2="270">
			<stop  offset="0" style="stop-color:#009FE3"/><stop  offset="0.5" style="stop-color:#312783"/><stop  offset="1" style="stop-color:#E6007E"/>
		</linearGradient>
		<mask id="mask-2"><rect x="20" y="20" width="800" height="500" fill="#fff"/></mask>
		${shapes(300, (index) => `class="st${index % 3}"`)}
		<g class="st5">${shapes(10, () => 'class="st1"')}</g>
		<circle class="st3" cx="420" cy="300" r="180"/>
	</g>
	<text transform="matrix(1 0 0 1 300 540)" class="st4" style="font-size:36px;">AURORA TRAVEL</text>
</g>
</svg>`

const illustratorForScreens = `<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 128"><defs><style>${times(
  120,
  (index) => `.cls-${index},.cls-${index + 200}{fill:#${String(100_000 + index * 7)};}`,
)}.cls-9{isolation:isolate;}.cls-10{fill:url(#radial-gradient);}</style><radialGradient id="radial-gradient" cx="64" cy="64" r="60" gradientTransform="translate(0 128) scale(1 -1)" gradientUnits="userSpaceOnUse">${times(
  24,
  (index) => `<stop offset="${(index / 24).toFixed(2)}" stop-color="#${String(300_000 + index * 999)}"/>`,
)}</radialGradient><radialGradient id="radial-gradient-2" cx="9" xlink:href="#radial-gradient"/></defs><title>logo_final</title>${shapes(
  500,
  (index) => `class="cls-${index % 120}"`,
)}${shapes(40, () => 'fill="url(#radial-gradient-2)"')}</svg>`

const figmaShadow = (index: number) =>
  `<filter id="filter${index}_d" x="${index * 40}" y="0" width="48" height="56" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter>`

const figma = `<svg width="320" height="80" viewBox="0 0 320 80" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_12_345)">
${times(8, (index) => `<g filter="url(#filter${index}_d)"><rect x="${index * 40 + 4}" width="32" height="40" rx="8" fill="url(#paint0_linear)"/></g>`)}
<g style="mix-blend-mode:overlay" opacity="0.5"><path fill-rule="evenodd" clip-rule="evenodd" d="M0 0H320V80H0V0ZM10 10V70H310V10H10Z" fill="white"/></g>
<mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="80" height="80"><circle cx="40" cy="40" r="40" fill="#D9D9D9"/></mask>
<g mask="url(#mask0)">${shapes(40, () => 'fill="#0B5FFF" fill-opacity="0.8"')}</g>
</g>
<defs>${times(8, figmaShadow)}<linearGradient id="paint0_linear" x1="0" y1="0" x2="0" y2="40" gradientUnits="userSpaceOnUse"><stop stop-color="#0B5FFF"/><stop offset="1" stop-color="#0B5FFF" stop-opacity="0"/></linearGradient><clipPath id="clip0_12_345"><rect width="320" height="80" fill="white"/></clipPath></defs>
</svg>`

const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="99mm" viewBox="0 0 210 99" version="1.1" id="svg5" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <defs id="defs2">
    <linearGradient id="linearGradient1234"><stop style="stop-color:#ff7f2a;stop-opacity:1;" offset="0" id="stop1"/><stop style="stop-color:#ff7f2a;stop-opacity:0;" offset="1" id="stop2"/></linearGradient>
    <radialGradient xlink:href="#linearGradient1234" id="radialGradient99" cx="40" cy="50" fx="40" fy="50" r="20" gradientUnits="userSpaceOnUse" gradientTransform="matrix(1,0,0,0.5,0,25)"/>
    <filter style="color-interpolation-filters:sRGB" id="filter77" x="-0.048" y="-0.12" width="1.096" height="1.24"><feGaussianBlur stdDeviation="0.8" id="feGaussianBlur79"/></filter>
    <marker style="overflow:visible" id="Arrow1" refX="0" refY="0" orient="auto" markerWidth="4" markerHeight="4"><path style="fill:context-stroke;stroke:none" d="M 0,0 5,-5 -12.5,0 5,5 Z" id="path1"/></marker>
  </defs>
  <g id="layer1" style="display:inline">
    <path style="fill:url(#radialGradient99);stroke:#000000;stroke-width:0.264583px;stroke-linecap:butt;filter:url(#filter77)" d="m 20,30 c 10,-20 30,-20 40,0 z" id="path101"/>
    <path style="fill:none;stroke:#d40000;stroke-width:1;stroke-dasharray:1, 1;stroke-dashoffset:0;marker-end:url(#Arrow1)" d="M 20,60 C 60,20 120,90 190,40" id="path102"/>
    <g transform="matrix(0.26458333,0,0,0.26458333,10,10)" id="g103">${shapes(400, (index) => `style="opacity:1;fill:#800000;fill-opacity:1" id="p${index}"`)}</g>
    <text xml:space="preserve" style="font-size:10.5833px;line-height:1.25;font-family:'Sans Serif'" x="20" y="90" id="text1"><tspan id="tspan1" x="20" y="90" style="stroke-width:0.264583">Viajes del Sur</tspan></text>
  </g>
</svg>`

const sketch = `<?xml version="1.0" encoding="UTF-8"?>
<svg width="240px" height="64px" viewBox="0 0 240 64" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <title>Logo / Primary</title>
    <defs>
        <polygon id="path-1" points="0 0 24 0 24 24 0 24"></polygon>
        <symbol id="leaf" viewBox="0 0 24 24"><path d="M12 2C6 8 6 16 12 22C18 16 18 8 12 2Z"/></symbol>
    </defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><g id="Group" transform="translate(20, 20)">
        <mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask>
        <path d="M0,0 L24,24" fill="#FFBB00" mask="url(#mask-2)"></path>
        ${times(24, (index) => `<use href="#leaf" x="${index * 8}" width="8" height="8" fill="#1B998B"/>`)}
    </g></g>
</svg>`

const corel = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="297mm" height="210mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 29700 21000" xmlns:xlink="http://www.w3.org/1999/xlink">
 <defs><style type="text/css"><![CDATA[
    .str0 {stroke:#2B2A29;stroke-width:200;stroke-miterlimit:22.9256;stroke-dasharray:600.000000 200.000000}
    .fil0 {fill:#00A0E3}
    .fil1 {fill:url(#id0)}
   ]]></style><linearGradient id="id0" gradientUnits="userSpaceOnUse" x1="100" y1="100" x2="20000" y2="100"><stop offset="0" style="stop-opacity:1; stop-color:#EF7F1A"/><stop offset="1" style="stop-opacity:1; stop-color:#E31E24"/></linearGradient></defs>
 <g id="Layer_x0020_1"><desc/></g></svg>`.replace(
  '<desc/>',
  '<path class="fil1 str0" d="M1000 1000l27700 0 0 19000 -27700 0 0 -19000zm500 500l0 18000 26700 0 0 -18000 -26700 0z"/><polygon class="fil0" points="2000,2000 9000,2000 5500,9000 "/>',
)

const darkMode = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>
  :root { --ink: #111; }
  path { fill: var(--ink) }
  @media (prefers-color-scheme: dark) { path { fill: #fff } }
  @supports (fill: color(display-p3 1 0 0)) { .p3 { fill: color(display-p3 1 0 0) } }
  @keyframes pulse { from { opacity: .4 } to { opacity: 1 } }
  .dot:nth-child(2) { animation: pulse 2s infinite }
</style><path d="M16 2 30 30H2z"/><circle class="dot" cx="16" cy="20" r="3"/></svg>`

const traced = `<svg xmlns="http://www.w3.org/2000/svg" width="1024.000000pt" height="768.000000pt" viewBox="0 0 1024 768" preserveAspectRatio="xMidYMid meet"><g transform="translate(0.000000,768.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none"><path d="M5060 6120 ${times(2500, (index) => `c-${index % 30} ${index % 9} -41 12 -60 ${index % 7}\n`)}z"/></g></svg>`

/** Logos as real drawing programs export them, by program. */
export const realLogos: readonly (readonly [name: string, text: string])[] = [
  ['an export of Illustrator', illustrator],
  ['an export of Illustrator for screens', illustratorForScreens],
  ['an export of Figma with shadows', figma],
  ['plain SVG of Inkscape', inkscape],
  ['an export of Sketch with symbols', sketch],
  ['an export of CorelDRAW', corel],
  ['a drawing with styles for dark pages', darkMode],
  ['a traced picture', traced],
]
