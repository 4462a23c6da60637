import type { FlowBox, FlowStyle, Paragraph } from './types.js'

/** A paragraph without height, for boxes that stand between paragraphs. */
export const anchorOf = (boxes: readonly FlowBox[], style: FlowStyle): Paragraph => ({
  kind: 'paragraph',
  inlines: boxes.map((box) => ({ kind: 'box', box })),
  mark: '',
  style,
  left: 0,
  right: 0,
  first: 0,
  before: 0,
  after: 0,
  group: '',
  spacing: { rule: 'exact', value: 0 },
  align: 'left',
  tabs: [],
  ruled: false,
})
