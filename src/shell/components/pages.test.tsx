// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createText } from '../../platform/text.ts'
import { enterText } from '../../ui/testing-text-entry.ts'
import accountTexts from '../account/text/en.json' with { type: 'json' }
import { AboutPage } from '../pages/about.tsx'
import { ErrorsPage } from '../pages/errors.tsx'
import { FaqPage } from '../pages/faqs.tsx'
import { LoginPage } from '../pages/login.tsx'
import pageTexts from '../pages/text/en.json' with { type: 'json' }
import { ServiceUnavailable } from '../pages/unavailable.tsx'
import { RemoteFailure } from '../remote/remote-page.tsx'
import frameTexts from '../text/en.json' with { type: 'json' }
import { AgencyNotFound } from './agency-not-found.tsx'

const t = createText('en', { shell: { ...frameTexts, ...pageTexts, ...accountTexts } }).getFixedT(
  null,
  'shell',
)
const contact = { contactEmail: 'a@b.example', contactPhone: '+1 312-555-0162' }
const faq = {
  isEnabled: true,
  headerMessage: 'Ask away',
  questions: [{ question: 'How?', answer: '<p>So.</p>' }],
}

afterEach(cleanup)

describe('ErrorsPage', () => {
  // §2.1.7
  it('says that the page is not found, and links home', () => {
    render(<ErrorsPage t={t} contactEmail="" homeHref="https://agency.example" />)
    expect(screen.getByRole('heading', { name: "The page you're looking for is not found." })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe(
      'https://agency.example',
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  // §2.1.8
  it('shows the contact address if the agency has one', () => {
    render(<ErrorsPage t={t} contactEmail="a@b.example" homeHref="/" />)
    expect(screen.getByRole('link', { name: /a@b\.example/ }).getAttribute('href')).toBe('mailto:a@b.example')
  })
})

describe('AboutPage', () => {
  // §2.6.10
  it('shows title and content, or a sentence when it is disabled', () => {
    const about = { isEnabled: true, title: 'Who we are', content: '<p>Two people.</p>' }
    const { rerender } = render(<AboutPage t={t} about={about} {...contact} />)
    expect(screen.getByRole('heading', { name: 'Who we are' })).toBeDefined()
    expect(screen.getByText('Two people.')).toBeDefined()
    rerender(<AboutPage t={t} about={{ ...about, isEnabled: false }} {...contact} />)
    expect(screen.getByText('About Us Page is not available')).toBeDefined()
    expect(screen.queryByText('Two people.')).toBeNull()
  })

  it('links to the agency and home when it is disabled', () => {
    render(<AboutPage t={t} about={null} {...contact} />)
    expect(screen.getByRole('link', { name: /a@b\.example/ })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe('/')
  })
})

describe('FaqPage', () => {
  // §2.6.12, §5.10
  it('is an accordion if every question is longer than 3 characters', () => {
    render(<FaqPage t={t} faq={faq} title="FAQ" {...contact} />)
    expect(screen.getByRole('button', { name: 'How?', expanded: false })).toBeDefined()
    expect(screen.getByText('Ask away')).toBeDefined()
  })

  // §5.10
  it('is plain text if one question has 3 characters or fewer', () => {
    const questions = [...faq.questions, { question: 'Why', answer: '<p>Because.</p>' }]
    render(<FaqPage t={t} faq={{ ...faq, questions }} title="FAQ" {...contact} />)
    expect(screen.queryAllByRole('button')).toHaveLength(0)
    expect(screen.getByText('Because.')).toBeVisible()
  })

  it("shows the agency's text in its own direction, whatever the page's", () => {
    const { rerender } = render(<FaqPage t={t} faq={faq} title="FAQ" {...contact} />)
    const written = () => ['Ask away', 'How?'].map((words) => screen.getByText(words).getAttribute('dir'))
    expect(written()).toEqual(['auto', 'auto'])
    const questions = [...faq.questions, { question: 'Why', answer: '' }]
    rerender(<FaqPage t={t} faq={{ ...faq, questions }} title="FAQ" {...contact} />)
    expect(written()).toEqual(['auto', 'auto'])
  })

  it('reports that there are no questions, or that it is disabled', () => {
    const { rerender } = render(<FaqPage t={t} faq={{ ...faq, questions: [] }} title="FAQ" {...contact} />)
    expect(screen.getByText('No Faqs Found !')).toBeDefined()
    rerender(<FaqPage t={t} faq={{ ...faq, isEnabled: false }} title="FAQ" {...contact} />)
    expect(screen.getByText('Faq Page is not available')).toBeDefined()
    expect(screen.getByText('Check back later for more information')).toBeDefined()
  })
})

describe('LoginPage', () => {
  // §8.12
  it('shows an invalid address as an error before asking the server', async () => {
    const onLogin = vi.fn()
    render(
      <LoginPage
        t={t}
        agencyName="Aurora"
        image="/a.svg"
        forgotHref="/forgotpassword"
        pending={false}
        onLogin={onLogin}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }))
    expect(screen.getByText('Email is required')).toBeDefined()
    await enterText(screen.getByLabelText('Email'), 'maria')
    expect(screen.getByText('Please enter a valid email address')).toBeDefined()
    expect(onLogin).not.toHaveBeenCalled()
    await enterText(screen.getByLabelText('Email'), '@aurora.example')
    await userEvent.type(screen.getByLabelText('Password'), 'secret words{Enter}')
    expect(onLogin).toHaveBeenCalledWith({ email: 'maria@aurora.example', password: 'secret words' })
  })
})

describe('states', () => {
  it("says 'Agency not found!' if there is no agency", () => {
    render(<AgencyNotFound t={t} />)
    expect(screen.getByRole('heading', { name: 'Agency not found!' })).toBeDefined()
  })

  // §8.15
  it("says 'Failed to load remote component.' and retries on click", async () => {
    const onRetry = vi.fn()
    render(<RemoteFailure t={t} onRetry={onRetry} />)
    expect(screen.getByText('Failed to load remote component.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('offers the available services instead of a missing one', () => {
    const services = [{ title: 'Hotels', path: '/booknow/hotels' }] as const
    render(
      <ServiceUnavailable t={t} service="Cruise" services={services} contactEmail="" contactPhone="+1 2" />,
    )
    expect(screen.getByRole('heading', { name: 'Cruise cannot be booked here' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Hotels' }).getAttribute('href')).toBe('/booknow/hotels')
    expect(screen.getByRole('link', { name: /^Call .\+1 2.$/ }).getAttribute('href')).toBe('tel:+12')
  })

  it('does not call a bookable service unavailable because of one missing page', () => {
    const services = [{ title: 'Hotels', path: '/booknow/hotels' }] as const
    render(<ServiceUnavailable t={t} service="Hotels" services={services} contactEmail="" contactPhone="" />)
    expect(screen.getByRole('heading', { name: 'This page is not available at the moment' })).toBeDefined()
    expect(screen.queryByText(/cannot be booked/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Hotels' }).getAttribute('href')).toBe('/booknow/hotels')
  })
})
