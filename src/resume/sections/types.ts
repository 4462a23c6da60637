// The parts that a résumé is made of.

export const SECTIONS = [
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'languages',
  'projects',
  'training',
  'awards',
  'publications',
  'activities',
  'interests',
  'strengths',
  'personal',
  'contact',
  'references',
  'declaration',
  'other',
] as const

/** 'top' stands before the first heading, 'unknown' under a heading whose words say nothing. */
export type Section = (typeof SECTIONS)[number] | 'top' | 'unknown'
