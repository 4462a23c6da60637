import { describe, expect, it } from 'vitest'
import { statusOf, whoDid } from '../../../test/support/requirement-status.js'

describe('a wide skill', () => {
  it.each([
    ['Infrastructure as Code', 'Puppet', 'met'],
    ['IaaS and PaaS', 'AWS EC2', 'met'],
    ['Cloud Computing', 'EC2', 'met'],
    ['Markup', 'HTML', 'met'],
    ['Collaboration Tools', 'SharePoint', 'met'],
    ['Video Conferencing', 'Webex', 'met'],
    ['HTTP', 'REST APIs', 'met'],
    ['Web Services', 'REST APIs', 'met'],
    ['Linux-based systems', 'CentOS', 'met'],
    ['Clustering algorithms', 'k-means', 'met'],
    ['Object-Oriented Programming', 'Java', 'met'],
    ['Software Design', 'C++', 'missed'],
    ['Cloud Storage', 'S3', 'met'],
    ['Unit Testing', 'TDD', 'met'],
    ['Graphic Design', 'Photoshop', 'partial'],
    ['Data Engineering', 'Spark', 'partial'],
  ])('%s by %s: %s', (asked, listed, status) => {
    expect(statusOf(asked, { skills: [{ raw: listed }] })).toBe(status)
  })

  it.each([
    [['English', 'Tamil'], 'met'],
    [['English'], 'missed'],
  ])('is two languages for "Bilingual": %s', (languages, status) => {
    expect(statusOf('Bilingual', { languages })).toBe(status)
  })

  it.each([
    ['Executive Assistant', 'met'],
    ['Company Secretary', 'missed'],
  ])('is a post for secretarial skills: %s', (title, status) => {
    expect(statusOf('Secretarial Skills', { work_history: [{ title }] })).toBe(status)
  })

  it.each([
    ['Automation', 'Automated the monthly reports', 'met'],
    ['Data Processing', 'Workflows to aggregate, clean, and store data', 'met'],
    ['Decision Making', 'Skilled in taking business-critical decisions', 'met'],
    ['Decision Making', 'Supported decision making with dashboards', 'missed'],
    ['Cross-Functional Coordination', 'Led cross-functional data initiatives', 'met'],
    ['Report Development', 'Developed weekly reports for the board', 'met'],
    ['KPI Management', 'Tracked KPIs for the call centre', 'met'],
    ['Team Building', 'Formed the development team of the branch', 'met'],
    ['Team Building', 'Built a tool for the team', 'missed'],
    ['Code Review', 'Reviewed code and merged pull requests', 'met'],
    ['Code Review', 'Peer review of journal articles', 'missed'],
    ['Data Modeling', 'Modelled billing data for three markets', 'met'],
    ['Requirements Gathering', 'Gathered and refined requirements with the sponsors', 'met'],
    ['Content Creation', 'Created weekly content for the blog', 'met'],
    ['Lead Generation', 'Generated 40 leads a month', 'met'],
    ['Forklift Operation', 'Operated forklifts on two shifts', 'met'],
    ['Technical Documentation', 'Documented technical decisions for the team', 'met'],
    ['Relationship Building', 'Built lasting relationships with suppliers', 'met'],
    ['Programming', 'Wrote code for the pump controller', 'met'],
    ['Programming', 'Developed new training programs', 'missed'],
    ['Consulting', 'Advised companies on export rules', 'met'],
    ['Consulting', 'Advised customers on purchases', 'missed'],
    ['Data Visualization', 'Built dashboards for the board', 'met'],
    ['Product Design', 'Tested the impact of design changes on product quality', 'missed'],
    ['Product Design', 'Designed a folding product for cyclists', 'met'],
    ['Analytical Skills', 'Analysed sales figures each quarter', 'met'],
    ['Analytical Skills', 'Sales analysis data mart', 'missed'],
    ['Machine Learning', 'Trained a model to rank search results', 'met'],
    ['Entrepreneurship', 'Co-founded a company for used bicycles', 'met'],
    ['Coaching', 'Coached a team of eight agents', 'met'],
    ['Coaching', 'Hired coaching staff for the club', 'missed'],
    ['Cost Control', 'Reduced energy costs by a tenth', 'met'],
    ['Tutoring', 'Tutored first-year students in algebra', 'met'],
    ['Appointment Setting', 'Booked appointments for four advisers', 'met'],
  ])('%s by "%s": %s', (asked, line, status) => {
    expect(statusOf(asked, whoDid(line))).toBe(status)
  })
})
