// Two made-up postings, to go with the résumés beside them.
export const POSTINGS = [
  {
    file: 'backend-engineer.txt',
    text: `Senior Backend Engineer
Juniper Post, Austin, TX (hybrid), full-time

We carry parcels between small shops. Our platform plans the routes, prints the labels and settles the accounts.

What you will do
- Design, build and run the services behind our tracking and settlement
- Review designs and code, and help two junior colleagues grow
- Take part in an on-call rotation of one week in six

What you need
- 5+ years of experience in backend development
- At least 4 years of Python
- PostgreSQL
- Kubernetes or Docker in production
- Experience with AWS

Nice to have
- Terraform
- Redis
- Kafka

What we offer
Thirty days of leave, a training budget, and an office with windows that open.
`,
  },
  {
    file: 'icu-nurse.txt',
    text: `Registered Nurse, Intensive Care Unit
Salt Lake Harbor Hospital, Seattle, WA. Full-time, nights.

About the work
You care for adults in a 24-bed intensive care unit, together with intensivists, respiratory therapists and pharmacists.

Responsibilities
- Assess and monitor critically ill patients
- Administer medication and manage ventilated patients
- Teach patients and their families

Requirements
- Current Registered Nurse license in the State of Washington
- Bachelor of Science in Nursing
- 2+ years of experience in critical care
- BLS and ACLS certification

Preferred
- CCRN
- Experience with Epic
- Charge nurse experience
`,
  },
]
