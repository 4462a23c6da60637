// The seniority scale of the contract, lowest to highest.
import { Type } from 'typebox'

export const SENIORITY_SCALE = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'lead',
  'exec',
] as const

export const SeniorityLevel = Type.Enum(SENIORITY_SCALE, { description: 'Seniority level' })
export type SeniorityLevel = (typeof SENIORITY_SCALE)[number]

export const Seniority = Type.Union([SeniorityLevel, Type.Null()])
export type Seniority = SeniorityLevel | null
