// Turns the parser's own scores into confidences that mean something: of the values at 0.9, nine in
// ten are right. The curves are fitted on labelled documents (eval/cv/calibration.ts).
import { dataJson } from '../tables/data-file.js'

/** Points [raw, true], rising; values between two points are interpolated. */
type Curve = [number, number][]

const curves = dataJson('./data/calibration.json', import.meta.url) as Record<string, Curve>

/** work_history[3].title → work_history.title; the two ends of a range share one curve. */
const curveName = (path: string): string =>
  path.replace(/\[\d+\]/g, '').replace(/\.(?:start|end)$/, '.dates')

export function calibrated(path: string, raw: number): number {
  const curve = curves[curveName(path)]
  const [first] = curve ?? []
  if (!curve || !first) return raw
  const above = curve.findIndex(([x]) => x >= raw)
  if (above === 0) return first[1]
  const [x0, y0] = curve[above < 0 ? curve.length - 1 : above - 1] ?? first
  const [x1, y1] = curve[above] ?? [1, y0]
  return x1 === x0 ? y0 : y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0)
}
