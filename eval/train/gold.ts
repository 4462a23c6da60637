// The gold labels of a résumé, as far as training and scoring read them.

export interface GoldWork {
  employer?: string | null
  title?: string | null
  start?: string | null
  end?: string | null
}

export interface GoldEducation {
  institution?: string | null
  degree?: string | null
  degree_level?: string | null
  field?: string | null
  start?: string | null
  end?: string | null
}

export interface Gold {
  id: string
  family?: string
  layout: string
  language: string
  not_a_resume?: boolean
  contact: { name?: string | null; email?: string | null; phone?: string | null } & Record<
    string,
    unknown
  >
  work_history: GoldWork[]
  education: GoldEducation[]
  skills: string[]
  certifications: { name: string }[]
  languages: string[]
}
