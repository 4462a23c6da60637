// The made-up documents that are sent through every operation, each full of canaries.
import type { Canaries } from './canaries.js'
import { scanPdf, textPdf } from './pdf.js'

export interface CanaryDocuments {
  resume: string
  posting: string
  pdf: string
  scan: string
  html: string
}

const resumeOf = ({ given, family, email, phone, employer, product }: Canaries): string =>
  `${given} ${family}
${email} | ${phone} | Austin, TX

EXPERIENCE
Software Engineer, ${employer} Labs, Austin, TX
Jan 2019 - Present
- Built ${product} services in Python and PostgreSQL

EDUCATION
B.Sc. in Computer Science, ${employer} State University, 2018

SKILLS
Python, PostgreSQL, Docker, ${product}`

const postingOf = ({ employer, product, email }: Canaries): string =>
  `Senior Software Engineer
${employer} Labs, Austin, TX

Requirements
- 3 years of experience with Python
- PostgreSQL and Docker
- Knowledge of ${product} is a plus

Write to ${email}`

export async function makeDocuments(canaries: Canaries): Promise<CanaryDocuments> {
  const resume = resumeOf(canaries)
  return {
    resume,
    posting: postingOf(canaries),
    pdf: textPdf(resume).toString('base64'),
    scan: (await scanPdf(resume)).toString('base64'),
    html: `<!doctype html><title>${canaries.given}</title><pre>${resume}</pre>`,
  }
}
