// A made-up job ad: what the API reference shows and the contract test sends.
export const JOB_EXAMPLE = `Senior Data Engineer (m/f/d)
Location: Berlin, Germany (hybrid)
Employment type: Full-time

What you will do
- Build data pipelines that feed our reporting
- Mentor two junior engineers

What you bring
- 5+ years of experience in data engineering
- Strong Python and SQL skills
- Experience with Airflow or Dagster

Nice to have
- Kubernetes
`
