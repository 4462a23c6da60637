// Three made-up people. Names, employers and numbers are invented; 555-01xx numbers ring nowhere.
export const RESUMES = [
  {
    file: 'amara-lindqvist.pdf',
    layout: 'plain',
    name: 'Amara Lindqvist',
    contact:
      'amara.lindqvist@example.com  |  +1 512 555 0142  |  Austin, TX  |  github.com/amara-lindqvist',
    summary:
      'Backend engineer with nine years in payments and logistics. She designs services that stay up, and leaves them simpler than she found them.',
    work: [
      {
        title: 'Senior Backend Engineer',
        employer: 'Harbor Ledger Inc.',
        place: 'Austin, TX',
        dates: 'Mar 2021 – Present',
        points: [
          'Lead the settlement service in Python and PostgreSQL: 40 million entries a day',
          'Moved eleven services to Kubernetes on AWS and cut the monthly bill by a third',
          'Mentor four engineers; run the weekly design review',
        ],
      },
      {
        title: 'Backend Engineer',
        employer: 'Northwind Freight',
        place: 'Dallas, TX',
        dates: 'Jun 2017 – Feb 2021',
        points: [
          'Built the tracking API in Python with Django and Redis',
          'Introduced Docker and a Terraform pipeline; releases went from monthly to daily',
        ],
      },
      {
        title: 'Software Developer',
        employer: 'Pinecrest Software',
        place: 'Houston, TX',
        dates: 'Aug 2015 – May 2017',
        points: ['Maintained a Java billing system and its MySQL database'],
      },
    ],
    education: [
      {
        degree: 'B.Sc. in Computer Science',
        school: 'Lone Pine State University',
        dates: '2011 – 2015',
      },
    ],
    skills:
      'Python, Django, PostgreSQL, Redis, Kubernetes, Docker, Terraform, AWS, Java, MySQL, Git, REST APIs',
    languages: 'English, Swedish',
  },
  {
    file: 'tomas-hale.pdf',
    layout: 'sidebar',
    name: 'Tomás Rivera Hale',
    contact: [
      'tomas.hale@example.com',
      '+44 20 7946 0123',
      'Leeds, United Kingdom',
      'linkedin.com/in/tomas-hale-sample',
    ],
    summary: 'Career changer: five years at the counter, two at the keyboard.',
    work: [
      {
        title: 'Junior Software Developer',
        employer: 'Moor & Vale Digital',
        place: 'Leeds',
        dates: '09/2023 – present',
        points: [
          'Write Node.js and TypeScript for a booking site',
          'Learning Python; first reports in production',
        ],
      },
      {
        title: 'Shift Supervisor',
        employer: 'Copperfield Coffee',
        place: 'Leeds',
        dates: '04/2018 – 08/2023',
        points: ['Led a team of nine and kept the stock in order'],
      },
    ],
    education: [
      { degree: 'Diploma in Web Development', school: 'Aire Valley College', dates: '2022 – 2023' },
    ],
    skills: ['JavaScript', 'TypeScript', 'Node.js', 'HTML', 'CSS', 'Git', 'PostgreSQL'],
    languages: ['English', 'Spanish'],
    // Somebody told him that this helps. It does not, because text that nobody can see is not read.
    hidden: 'Kubernetes AWS Terraform Django senior backend engineer ten years of Python',
  },
  {
    file: 'leila-haddad.pdf',
    layout: 'plain',
    name: 'Leila Haddad-Okafor, RN',
    contact: 'leila.haddad@example.com  |  +1 206 555 0177  |  Seattle, WA',
    summary:
      'Registered nurse in intensive care. Calm at three in the morning, and a patient teacher of new colleagues.',
    work: [
      {
        title: 'Registered Nurse, Intensive Care',
        employer: 'Evergreen Bay Medical Center',
        place: 'Seattle, WA',
        dates: 'July 2019 – Present',
        points: [
          'Care for two critically ill patients a shift: ventilators, vasoactive drips, CRRT',
          'Precept new graduates; charge nurse on nights since 2022',
        ],
      },
      {
        title: 'Staff Nurse, Medical-Surgical',
        employer: 'Cedar Hollow Hospital',
        place: 'Tacoma, WA',
        dates: 'June 2016 – June 2019',
        points: ['Thirty-bed unit; medication administration, wound care, patient education'],
      },
    ],
    education: [
      {
        degree: 'Bachelor of Science in Nursing',
        school: 'Rainier Valley University',
        dates: '2012 – 2016',
      },
    ],
    certifications: [
      'Registered Nurse License, State of Washington',
      'CCRN, 2021',
      'Advanced Cardiovascular Life Support (ACLS), 2023',
      'Basic Life Support (BLS), 2023',
    ],
    skills:
      'Critical care, Mechanical ventilation, Epic, Patient education, Triage, Medication administration',
    languages: 'English, Arabic',
  },
]
