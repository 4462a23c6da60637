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
  ])('%s by "%s": %s', (asked, line, status) => {
    expect(statusOf(asked, whoDid(line))).toBe(status)
  })
})
