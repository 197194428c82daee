/** Depth of nested elements. Exports of drawing programs are about ten deep. */
export const MOST_DEPTH = 64
/** Elements of a file. 100 kB of paths from drawing programs are about 2,500. */
export const MOST_ELEMENTS = 4000
/** Attributes of one element. */
export const MOST_ATTRIBUTES = 64
/** Characters of the path data of one element. */
export const MOST_PATH_LENGTH = 60_000
/** Characters of path data with all repetitions. */
export const MOST_DRAWN_PATH_LENGTH = 400_000
/** Characters of text with all repetitions. */
export const MOST_TEXT_LENGTH = 2000
/** Stops of one gradient. */
export const MOST_STOPS = 64
/** Fills by radial gradients, which cost ten times as much as linear ones; a pattern counts as `PATTERN_FILL`. */
export const MOST_COSTLY_FILLS = 200
export const PATTERN_FILL = 4
/** How often outlines cross the drawing, squared for each shape, like the renderer's work with crossing lines. */
export const MOST_CROSSINGS = 2_000_000
/** Selectors of the style sheets times elements. */
export const MOST_STYLE_PAIRS = 200_000
/** Comparisons of elements with parts of selectors; looking at siblings or ancestors counts once for each. */
export const MOST_COMPARISONS = 5_000_000
/** Numbers, words, functions and references in one style value. Programs write dash lists of at most ten. */
export const MOST_VALUE_PARTS = 64
/** References of all elements to gradients, filters, masks and patterns, each counted when followed. */
export const MOST_REFERENCES = 20_000
/** Characters of a drawing's width or height. A number takes at most 24. */
export const MOST_SIZE_TEXT = 32
/** Rules of all style sheets. */
export const MOST_RULES = 2000
/** Depth of nested blocks in a style sheet. */
export const MOST_STYLE_DEPTH = 8
/** Drawn elements after expanding `use`, patterns, masks, markers and clip paths. */
export const MOST_DRAWN = 10_000
/** Depth of references: a pattern in a mask in a symbol. */
export const MOST_REFERENCE_DEPTH = 8
/** Dashes of all strokes. Their cost is quadratic. */
export const MOST_DASHES = 1000
/** Layers of the whole picture: one for opacity, more for blending and masks. */
export const MOST_LAYERS = 600
/** Filter primitives, each counted as often as it is applied. */
export const MOST_FILTER_PRIMITIVES = 80
/** Octaves of turbulence and uses of feMorphology, each counted as often as it is applied. */
export const MOST_COSTLY_EFFECTS = 8
/** Width of a filter's region as a multiple of its target or of the drawing. */
export const MOST_FILTER_REGION = 5
/** Standard deviation of a blur, as a share of the drawing's longer side. */
export const MOST_BLUR = 0.25
/** Radius of feMorphology, as a share of the drawing's longer side: its cost is quadratic. */
export const MOST_MORPHOLOGY = 0.01
/** Pixels of a drawing's width or height. */
export const MOST_SIDE = 20_000
/** Width or height of a viewBox, in its own units. Some programs count in thousandths of a millimetre. */
export const MOST_VIEW_BOX = 2_000_000
/** Ratio of the longer side to the shorter one. */
export const MOST_ASPECT = 50
