// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
export interface paths {
    "/api/activities/calendar": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** The days of an activity, with prices */
        post: operations["getActivityCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/destinations": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Places for activities that match a text */
        post: operations["suggestActivityPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/details": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** An activity with its options */
        post: operations["getActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Activities near a place
         * @description Lines of JSON (ActivitySearchPart), the first as soon as the supplier has any; the last one ends the search.
         */
        post: operations["searchActivities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activities/slots": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** The start times of a day for so many people */
        post: operations["getActivitySlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/country/enable": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The countries whose currency the agency offers */
        get: operations["getEnabledCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/country/enableCurrencies": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The currencies the agency offers */
        get: operations["getEnabledCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency that answers at this host */
        get: operations["getAgency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/about-us": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The About page */
        get: operations["getAboutUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/business-info": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The owner's business information, if submitted */
        get: operations["getBusinessInfo"];
        put?: never;
        /**
         * Submit the owner's business information
         * @description It can be submitted once. If different information is stored already, that stays, and this is refused with 409.
         */
        post: operations["submitBusinessInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/events": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Listen for new versions
         * @description Server-sent events: `version` with the number, at once (unless Last-Event-ID names it) and after each publication. A visitor with a shared link also receives `draft` after a change, and `over` when the link is revoked.
         */
        get: operations["getAgencyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/faqs": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The FAQ page */
        get: operations["getFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/incidents": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * List the incidents of the agency's bookings
         * @description Tasks that failed for a day, and problems that only people can settle with a supplier or at the payment gateway. Latest first, at most 100.
         */
        get: operations["getIncidents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/incidents/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Retry or settle an incident
         * @description A retry starts within seconds, and the incident returns if it fails for another day. A settled incident leaves the list for good.
         */
        post: operations["answerIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/languages": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the agency's languages */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/markups": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get the agency's markup rules
         * @description The ETag is the revision; send it as If-Match with a change.
         */
        get: operations["getMarkups"];
        /**
         * Replace the agency's markup rules
         * @description All rules at once. Without If-Match 428; if the rules have changed, 412, and nothing is changed. New prices follow the new rules; existing quotes keep their prices.
         */
        put: operations["putMarkups"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/navigations": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency's active navigation items */
        get: operations["getNavigations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/terms": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency's additional terms */
        get: operations["getAgencyTermsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/terms/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** One of the agency's additional terms */
        get: operations["getAgencyTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/wording": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get the agency's wording in the caller's language
         * @description For a site without server rendering; rendered pages contain it. A remote part's keys follow its name and a slash.
         */
        get: operations["getWording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The articles of the agency's blog */
        get: operations["getPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts/{slug}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** One article of the blog */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * List the caller's bookings; for agents those of the agency
         * @description Future bookings come first, the next one on top; then past ones, latest first; then the others by booking date. Search text, state and dates filter the list and its counts alike.
         */
        get: operations["getBookings"];
        put?: never;
        /**
         * Hold the items of a quote
         * @description Holds each item and returns how to pay; nothing is booked yet. The same key and body return the same answer.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get a booking */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/access": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Open a booking with the access key from its mail */
        post: operations["openBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Quote a change of an item
         * @description Asks the supplier whether an item can be changed as requested, and at what cost. Nothing is changed. An item without the action change is refused (conflict).
         */
        post: operations["quoteAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an amendment
         * @description Ends an accepted amendment that is not paid; the booking stays as it was, and a started payment is released. Refused if it is paid or being paid (already_paid), or is at the supplier or decided (conflict). A repeated call returns the current booking.
         */
        delete: operations["withdrawAmendment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}/acceptance": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Accept an amendment
         * @description If a payment is due, the answer contains it, and the amendment is applied once that is confirmed; otherwise it is applied at once. An expired price is refused (quote_expired); each item can have one amendment in progress.
         */
        post: operations["acceptAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}/confirmation": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Apply a paid amendment
         * @description Asks the gateway whether the payment succeeded, changes the booking with the supplier and captures the money; releases it if the supplier refuses. It can be repeated and is applied only once.
         */
        post: operations["confirmAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/answers": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Answer questions of a booked item
         * @description Replaces the answers to the `laterQuestions` of an item; other answers stay. An omitted question has no answer any more. Repeating the call changes nothing. Once the time is over, or the supplier refuses the answers, the booking stays as it is (conflict).
         */
        post: operations["answerQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/calendar": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the calendar file of a booking */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancellation": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Cancel a booking */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancellation-quote": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Quote a cancellation */
        post: operations["quoteCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/claim": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Claim a guest booking
         * @description For a signed-in caller whose browser has the access key, while no account has the booking. Its mails continue to the booking's address, which is shown if the account has another. A caller who has verified that address can also claim it from an account that claimed it by key; that account is notified, and all earlier keys become invalid. A repeated call returns the current booking.
         */
        post: operations["claimBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/confirmation": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Confirm a paid hold
         * @description Asks the gateway whether the payment succeeded, books with the supplier and captures the money; refunds it if booking fails. It can be repeated and books only once. A key belongs to one booking, and its answer is the booking's current state.
         */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/hold": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Extend a hold
         * @description Only once; a repeated call returns the current hold.
         */
        post: operations["extendHold"];
        /** Release a hold */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/payment": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Start a payment
         * @description Another payment for what is due with the booking, after a decline, or one for a later entry of the payment schedule, before or after its date. Refused for a paid entry (already_paid), for one after an unpaid entry (payment_out_of_order), and for one that is being charged (conflict).
         */
        post: operations["payAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/supplier-changes/{id}/answer": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Accept a supplier change, or cancel because of it
         * @description Cancelling is free of charge. A change that is answered or expired, or whose item is being cancelled, accepts no other answer (conflict); repeating the answer returns the current booking.
         */
        post: operations["answerSupplierChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/voucher": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the voucher of a booking, as PDF */
        get: operations["getVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/checks": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the findings that block publishing, and advice */
        get: operations["getBrandingChecks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/draft": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get the settings being edited
         * @description The ETag is the revision; send it as If-Match with a change.
         */
        get: operations["getDraft"];
        put?: never;
        post?: never;
        /** Discard everything since the last publication */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        /**
         * Change fields of the draft
         * @description All changes or none. Without If-Match 428; if the draft has changed, 412 with the changes since. Repeating a call with the same gesture, after a lost answer, changes nothing and returns the same answer. Violated rules between fields do not refuse a change; they block publishing.
         */
        patch: operations["changeDraft"];
        trace?: never;
    };
    "/api/branding/draft/events": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Listen for changes of the draft by others
         * @description Server-sent events: `draft` (a change, with its revision), `presence` (the people present), `published` (with the version).
         */
        get: operations["getDraftEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/export": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Export the agency's settings as a folder
         * @description A zip with tenant.json and its files, structured like tenants/<slug>/ - from the draft, or from the published version if there is none.
         */
        get: operations["exportSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/import": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Check what a folder of settings would change
         * @description The body is a zip in the form of the export, at most 10 MB. Its pictures are stored, but nothing is applied; send the returned changes as changes of the draft. A file that is no such zip is refused (422); faults inside are listed by file, field and reason.
         */
        post: operations["importSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Store a picture of the agency
         * @description The body is the file itself, at most 5 MB; its type is read from its bytes. PNG, JPEG, WebP, AVIF and GIF are converted to upright WebP, without metadata; of an animation, the first frame. An SVG is stored as it is, if it only draws and loads nothing. The picture appears nowhere until a draft uses its address.
         */
        post: operations["storePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures/crop": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Crop a stored picture into a new one
         * @description The original stays unchanged. A part of a drawing is also a drawing.
         */
        post: operations["cropPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures/palette": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * The colours of a stored picture
         * @description Nothing is stored. A picture of another agency, or of a person, is treated as missing.
         */
        get: operations["getPicturePalette"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/presence": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        /**
         * Report one's position in the editor
         * @description Valid for a minute. The other editors are notified.
         */
        put: operations["putPresence"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/preview-grants": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Create a grant to preview the draft
         * @description A sealed grant for this session, valid for an hour. Pages and calls that carry it show the draft, or the given version, as the role would see it. It changes nothing.
         */
        post: operations["createPreviewGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/publish": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description One transaction: visitors get either the whole old version or the whole new one.
         */
        post: operations["publishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/schedules": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List scheduled publications and their results */
        get: operations["getSchedules"];
        put?: never;
        /**
         * Schedule a publication of the draft
         * @description Schedules the current draft. At the start its changes are applied field by field to the version published then. At the end, the changes that are still visible from this publication are reverted, and no others.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/schedules/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        post?: never;
        /** Cancel a scheduled publication, or revert it while it is live */
        delete: operations["endSchedule"];
        options?: never;
        head?: never;
        /**
         * Reschedule a publication
         * @description Before the start, both times; while it is live, the end.
         */
        patch: operations["changeSchedule"];
        trace?: never;
    };
    "/api/branding/shares": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the links that show the draft */
        get: operations["getShares"];
        put?: never;
        /**
         * Create a link that shows the draft
         * @description Anyone with the link sees the draft as an anonymous visitor, until it ends.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/shares/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link that shows the draft
         * @description It shows nothing from now on, even in pages that are open.
         */
        delete: operations["endShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/tokens": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get the theme's tokens as a file
         * @description From the draft, or from the published version if there is none.
         */
        get: operations["exportTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/versions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List published versions */
        get: operations["getVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/versions/{version}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get one version with its changes */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/versions/{version}/picture": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get a picture of a version's home page
         * @description The home page with the version's colours, logo, texts and corners. A version never changes, and neither does its picture; only browsers may cache it.
         */
        get: operations["getVersionPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/versions/{version}/restore": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Restore a version
         * @description Visitors see the whole version again at once; fields of the platform stay as they are. Single fields are restored by a change of the draft.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/auto-suggest": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Pick-up places for cars that match a text */
        post: operations["suggestCarPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/details": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A car with its covers, extras and desks */
        post: operations["getCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/findCountries/EN": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Countries of residence for car rental */
        get: operations["getCarCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/price": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A rate of a car with extras */
        post: operations["priceCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Cars for a rental
         * @description Lines of JSON (CarSearchPart), the first as soon as the supplier has any; the last one ends the search.
         */
        post: operations["searchCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/code": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** All countries */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cruise/cancellation-policies": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The cruise lines, with whether the agency has cancellation conditions for each */
        get: operations["getCancellationPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cruise/cancellation-policies/{line}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency's cancellation conditions for a cruise line */
        get: operations["getCancellationPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cruise/ship-lines": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The cruise lines on offer */
        get: operations["getShipLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealray/deals/activity-search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Activity deals near a point */
        post: operations["searchActivityDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealray/deals/car-search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Car deals near a point */
        post: operations["searchCarDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dealray/deals/hotel-search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Hotel deals near a point */
        post: operations["searchHotelDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency's destinations */
        get: operations["getDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/airports": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Airports that match a text */
        get: operations["suggestAirports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/calendar": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** The cheapest total of each day */
        post: operations["getFlightCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/details": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A journey with its fares and services */
        post: operations["getFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/price": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A fare with services and seats */
        post: operations["priceFlight"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Flights for a journey
         * @description Lines of JSON (FlightSearchPart), the first as soon as the supplier has any; the last one ends the search.
         */
        post: operations["searchFlights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/flight/seats": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** The seat maps of a journey */
        post: operations["getFlightSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/getCurrentPaymentGateway": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The agency's payment gateway */
        get: operations["getCurrentPaymentGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/details": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A hotel, and its rates for a stay */
        post: operations["getHotel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/hotels/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Hotels for a stay
         * @description Lines of JSON (HotelSearchPart), the first as soon as the supplier has any; the last one ends the search.
         */
        post: operations["searchHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the target of a stored link */
        get: operations["getLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/multi-currency/exchange": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Exchange rates relative to USD */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-context": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get the data from which the page at a path is rendered
         * @description The same data as in the page itself; an open page uses it to switch to a new version.
         */
        get: operations["getPageContext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/sandbox/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Pay in the sandbox
         * @description Accepts only a sandbox token, never a card number.
         */
        post: operations["authoriseSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * List proposals
         * @description An agent's own proposals, newest first, at most 200; callers who manage agents see those of all agents.
         */
        get: operations["listProposals"];
        put?: never;
        /** Propose a rate to a client */
        post: operations["createProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Get a proposal
         * @description For anyone with its id, even if the agency hides prices from visitors; the client may see the proposed price (spec §6, optional auth).
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        /**
         * Withdraw a proposal
         * @description By its agent, and by callers who manage agents. Repeating it changes nothing; a proposal that is declined, booked or expired cannot be withdrawn (proposal_over).
         */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/answer": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Accept or decline a proposal
         * @description Only the id is needed. The agent and the agency's owners receive a mail. Accepting confirms the total that was shown (`shownTotal`). If the price has changed, nothing is stored; the answer is 409 `price_changed` with the new `total`. Declining needs no total. Repeating the answer changes nothing and sends no mail. A proposal that is declined, booked or expired accepts no other answer (proposal_over).
         */
        post: operations["answerProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Quote a rate
         * @description The current price, valid for half an hour. The answer states if the price has changed or the rate is sold out.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get a quote */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add a discount code or the wallet to a quote */
        patch: operations["updateQuote"];
        trace?: never;
    };
    "/api/resort/itineraries": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        /** Release a booking hold */
        put: operations["updateResortItinerary"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/properties/availability": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Available units of a resort for a stay */
        get: operations["getResortAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/properties/deals": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Resort deals near a point */
        post: operations["searchResortDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/properties/hold-check": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** The state of a booking hold */
        get: operations["checkResortHold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/regions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Resort regions, or the subregions of some */
        get: operations["getResortRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Resorts and regions that match a text */
        get: operations["suggestResorts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/weeks/details": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A resort with its units, weeks, fees and rules */
        post: operations["getResort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/weeks/price": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** A unit for a week with extras */
        post: operations["priceResort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resort/weeks/search": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Units of resorts for a check-in window
         * @description Lines of JSON (ResortSearchPart), the first as soon as the supplier has any; the last one ends the search.
         */
        post: operations["searchResorts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sso/providers": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * List the external sign-in providers
         * @description Empty if the agency has none, and if an operator's own API stores the accounts.
         */
        get: operations["listSsoProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changeLanguage/{language}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * Store the caller's language
         * @description Its only effect is the caller's language, in a cookie.
         */
        get: operations["changeLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgot-password": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Request a link for setting a new password
         * @description Only an existing account gets a mail.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/handover": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Identify the person of a handover token
         * @description For the site to which a person was sent with `?token=` (the academy); valid once, for a minute. Its server sends the agency's origin as `Origin`, and `X-Requested-With: livery`, like every caller.
         */
        post: operations["redeemHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identities": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the external accounts that can sign in */
        get: operations["getIdentities"];
        put?: never;
        /**
         * Start linking an external account
         * @description Requires the current password, and returns a token for /sso/start?provider={provider}&link={token}, valid once, for a minute, for the signed-in person.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identities/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unlink an external account
         * @description The person's other sessions end. The agency's own single sign-on (kind sso) cannot be removed by the person.
         */
        delete: operations["removeIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/link": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Get the purpose of a mailed link
         * @description Does not use the link up. The holder of the link has the mail, and learns nothing beyond its content.
         */
        post: operations["readMailedLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description A wrong password is 422 with code invalid_credentials, not 401, which would lead to the logout path.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/new-password": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Set a password by the link in a mail
         * @description For forgotten passwords, invitations and sign-ups from another browser. Verifies the address, ends the person's other sessions and signs in. 422 token_invalid as above.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends the person's other sessions; this one continues with a new token. A wrong current password is 422, naming the field `current`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the caller's profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the caller's profile */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/user/profile/picture": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        /** Set the caller's picture */
        put: operations["putProfilePicture"];
        post?: never;
        /** Remove the caller's picture */
        delete: operations["deleteProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the current session */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the caller's sessions */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** End all sessions except this one */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        post?: never;
        /** End a session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signup": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Request an account
         * @description A mail with a link goes to the address, and the browser is marked. In this browser the link confirms the password; in any other, a new one is chosen with the link. A taken address gets a mail that states this. 403 if the agency offers no sign-up here; 503 mail_unavailable if the server sends no mail.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/support": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Send a message to the agency
         * @description Goes to the agency's contact address by mail; the answer goes to the person. 409 if the agency has no address, or an operator's own API stores the person without one; 503 mail_unavailable if the server sends no mail.
         */
        post: operations["askSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verification": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Request the verification mail again
         * @description Only an unverified account gets one; earlier links stay valid.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Verify an address by the link in the mail
         * @description Signs in, in the browser of the sign-up. In another browser the password could belong to someone else; 409 password_required leaves the link valid, and `/api/user/new-password` accepts it with a password. A token that is unknown, used, expired, of another agency or of a verified address is 422 token_invalid.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/agents": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** List the agency's agents */
        get: operations["getAgents"];
        put?: never;
        /**
         * Invite an agent by mail
         * @description Only an owner can invite an owner. The address of an existing agent is 409 conflict. A traveller's account becomes an agent's only when they accept the invitation.
         */
        post: operations["inviteAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/agents/{id}": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get an agent */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change role, restriction or access
         * @description The agent's sessions end at once. Agents cannot change themselves, only an owner can change or appoint an owner, and the last active owner stays one. Deactivating an invited agent withdraws the invitation; a traveller stays a traveller, and a new person's data is deleted.
         */
        patch: operations["changeAgent"];
        trace?: never;
    };
    "/api/users/agents/{id}/invitation": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Earlier links become invalid. An agent who has accepted, or was deactivated, gets none (409).
         */
        post: operations["inviteAgentAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/hotel/auto-suggest": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        get?: never;
        put?: never;
        /** Places to stay that match a text */
        post: operations["suggestHotelPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visitor-region": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /**
         * The country the visitor seems to be in
         * @description From a trusted proxy's country header, else from the visitor's time zone. It only decides which visitors are asked for consent to measurement.
         */
        get: operations["getVisitorRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet": {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        /** Get the caller's wallet, with balance and entries */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AboutPage: {
            /** @description Sanitised HTML. */
            content: string;
            image?: components["schemas"]["SafeUrl"];
            isEnabled: boolean;
            title: string;
        };
        /** @description The About page; without it there is none. */
        AboutSettings: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlFile"];
            /** @description A picture file. */
            image?: components["schemas"]["PictureFile"];
            /** @description Whether the page exists. */
            isEnabled: boolean;
            /** @description The heading of the page. */
            title: string;
        };
        /** @description The About page; without it there is none. */
        AboutSettingsInPlace: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlText"];
            /** @description A picture file. */
            image?: components["schemas"]["MediaAddress"];
            /** @description Whether the page exists. */
            isEnabled: boolean;
            /** @description The heading of the page. */
            title: string;
        };
        AcceptAmendmentRequest: {
            /** @description The travellers after the change; omitted if they stay the same. */
            party?: components["schemas"]["AmendedParty"];
        };
        /** @description An activity, independent of dates. Texts are in `contentLanguage`. */
        Activity: {
            accessibility: components["schemas"]["ActivityText"][];
            beforeYouArrive: components["schemas"]["ActivityText"][];
            beforeYouBook: components["schemas"]["ActivityText"][];
            category: components["schemas"]["ActivityCategory"];
            city: string;
            confirmation: components["schemas"]["ActivityConfirmation"];
            contentLanguage: components["schemas"]["LanguageTag"];
            country: components["schemas"]["CountryCode"];
            description: string;
            distance: components["schemas"]["DistanceFrom"];
            duration: components["schemas"]["Minutes"];
            exclusions: components["schemas"]["ActivityText"][];
            features: components["schemas"]["ActivityFeature"][];
            highlights: components["schemas"]["ActivityText"][];
            inclusions: components["schemas"]["ActivityText"][];
            languages: components["schemas"]["GuideLanguage"][];
            pickup: components["schemas"]["Pickup"];
            pictures: components["schemas"]["HotelPicture"][];
            places: components["schemas"]["ActivityPlace"][];
            position: components["schemas"]["Position"];
            productCode: components["schemas"]["ProductCode"];
            /** @description Frequently asked questions. */
            questions: { answer: string; question: components["schemas"]["ActivityText"]; }[];
            redemption: {
                /**
                 * @description digital: on a phone. print: on paper only. list: the name is on a list.
                 * @enum {string}
                 */
                by: "digital" | "print" | "list";
                /**
                 * @description Whether there is one code a booking or one a unit.
                 * @enum {string}
                 */
                per: "booking" | "ticket";
            };
            reviews: {
                count: number;
                rating: components["schemas"]["Rating"];
                /** @description Some reviews, the newest first, in `contentLanguage`; omitted if the supplier names none. */
                samples?: components["schemas"]["ActivityReview"][];
                /** @description What travellers rate apart; omitted if the supplier does not say. */
                themes?: components["schemas"]["ActivityReviewTheme"][];
            };
            /** @description Who runs the activity. */
            supplier: string;
            timeZone: components["schemas"]["TimeZone"];
            title: string;
        };
        ActivityAnswer: {
            activity: components["schemas"]["Activity"];
            /** @description Free cancellation until so many hours before the start; omitted if cancelling always costs something. */
            freeUntilHours?: number;
            isSample: boolean;
            options: components["schemas"]["ActivityOption"][];
        };
        ActivityCalendarAnswer: {
            currency: components["schemas"]["CurrencyCode"];
            days: components["schemas"]["ActivityDay"][];
        };
        ActivityCalendarQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            from: components["schemas"]["Date"];
            /** @description By default all options; the cheapest counts. */
            option?: components["schemas"]["OptionId"];
            productCode: components["schemas"]["ProductCode"];
            /** @description At most 92 days after `from`. */
            until: components["schemas"]["Date"];
        };
        ActivityCategory: string;
        /** @description Another start time or other units of the same option. */
        ActivityChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "activity";
            slot: components["schemas"]["SlotId"];
            units: components["schemas"]["UnitsWanted"];
        };
        /**
         * @description instant: at once. manual: by the supplier, later. mixed: at once until shortly before the start, later after that.
         * @enum {string}
         */
        ActivityConfirmation: "instant" | "manual" | "mixed";
        ActivityCriteria: {
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Date"];
            /**
             * @description The place as the traveller entered it.
             * @default
             */
            destination?: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description The activity whose deal led here. It comes first; if it is sold out, it is omitted. */
            productCode?: components["schemas"]["ProductCode"];
            /**
             * @description Miles.
             * @default 15
             */
            radius?: number;
            /** @description The last possible day, at most 30 days later; by default `date`. */
            until?: components["schemas"]["Date"];
        };
        ActivityDay: {
            date: components["schemas"]["Date"];
            /** @description Of one adult, or of the group; omitted for callers who may not see prices, and on days without places. */
            price?: components["schemas"]["PriceSummary"];
            status: components["schemas"]["AvailabilityStatus"];
        };
        ActivityDeal: {
            /** @description Minutes. */
            duration: number;
            id: string;
            imageUrl: components["schemas"]["SafeUrl"];
            isFreeCancellation: boolean;
            link: components["schemas"]["SafeUrl"];
            /** @description Omitted for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            title: string;
        };
        /** @enum {string} */
        ActivityFeature: "private" | "small_group" | "skip_the_line" | "pickup" | "wheelchair" | "digital_ticket" | "likely_to_sell_out" | "family_friendly" | "outdoor" | "food_included" | "equipment_included" | "no_children";
        /** @description An activity with its cheapest start time of the searched days. */
        ActivityOffer: {
            category: components["schemas"]["ActivityCategory"];
            confirmation: components["schemas"]["ActivityConfirmation"];
            /** @description The language of title and description. */
            contentLanguage: components["schemas"]["LanguageTag"];
            /** @description The first searched day with a free place; omitted if there is none. */
            date?: components["schemas"]["Date"];
            distance: components["schemas"]["DistanceFrom"];
            duration: components["schemas"]["Minutes"];
            features: components["schemas"]["ActivityFeature"][];
            /** @description Free cancellation until so many hours before the start; omitted if cancelling always costs something. */
            freeUntilHours?: number;
            /** @description The largest group of that price. */
            groupSize?: number;
            guestRating: components["schemas"]["Rating"];
            languages: components["schemas"]["GuideLanguage"][];
            picture: components["schemas"]["SafeUrl"];
            position: components["schemas"]["Position"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            /**
             * @description person: the price is for one adult. group: for the whole group.
             * @enum {string}
             */
            pricedBy: "person" | "group";
            productCode: components["schemas"]["ProductCode"];
            reviewCount: number;
            /** @description Start times of that day; empty if it is open all day. */
            starts: components["schemas"]["LocalHour"][];
            status: components["schemas"]["AvailabilityStatus"];
            title: string;
            /** @description Free places of that day; null if they are not counted. */
            vacancies: number | null;
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        ActivityOption: {
            /** @description It is booked until so many minutes before the start, or before closing if it is open all day. */
            cutoffMinutes: number;
            duration: components["schemas"]["Minutes"];
            /**
             * @description opening_hours: valid all day, or on several days.
             * @enum {string}
             */
            kind: "start_time" | "opening_hours";
            language?: components["schemas"]["GuideLanguage"];
            maximumUnits: number;
            minimumUnits: number;
            option: components["schemas"]["OptionId"];
            /** @description The number of people has to be a multiple of it, such as 2 for two-seat kayaks; omitted if any number is possible. */
            peopleInMultiplesOf?: number;
            pickup?: boolean;
            /** @enum {string} */
            pricedBy: "person" | "group";
            title: string;
            units: components["schemas"]["ActivityUnit"][];
        };
        ActivityPlace: {
            address?: string;
            /** @enum {string} */
            kind: "start" | "itinerary" | "admission_included" | "end" | "redemption" | "pickup";
            /** @description How long the visit takes, or for a pickup how long before the start it happens. */
            minutes?: number;
            name: string;
            position: components["schemas"]["Position"] | null;
        };
        ActivityQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The place as the traveller entered it, if a search led here.
             * @default
             */
            destination?: string;
            productCode: components["schemas"]["ProductCode"];
        };
        ActivityReview: {
            month: string;
            rating: components["schemas"]["Rating"];
            text: components["schemas"]["ActivityText"];
        };
        ActivityReviewTheme: {
            rating: components["schemas"]["Rating"];
            /** @enum {string} */
            theme: "guide" | "experience" | "organisation" | "value";
        };
        ActivitySearch: {
            /**
             * @description Currency of the prices. Optional, since spec §7 does not have this field.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /** @default false */
            isFromDestination?: boolean;
            /** @default false */
            isHome?: boolean;
            /** @default false */
            isOTA?: boolean;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description The last line of a successful search. */
        ActivitySearchDone: {
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            near?: components["schemas"]["PlaceNear"];
            total: number;
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        ActivitySearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        ActivitySearchOffers: {
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["ActivityOffer"][];
        };
        /** @description One line of a search's answer. */
        ActivitySearchPart: components["schemas"]["ActivitySearchOffers"] | components["schemas"]["ActivitySearchDone"] | components["schemas"]["ActivitySearchFailed"];
        ActivitySlot: {
            /** @enum {string} */
            confirmation: "instant" | "manual";
            /** Format: date-time */
            cutoffAt: string;
            policy?: components["schemas"]["CancellationPolicyOfRate"];
            /** @description Of all requested units; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            /** @description Omitted if it cannot be booked. */
            rateKey?: components["schemas"]["RateKey"];
            /** @description Set if these units cannot be booked at this time. */
            refusal?: components["schemas"]["UnitRefusal"];
            status: components["schemas"]["AvailabilityStatus"];
            time: components["schemas"]["SlotTime"];
            vacancies: number | null;
        };
        ActivitySlotsAnswer: {
            /**
             * @description Why the day has no free start time.
             * @enum {string}
             */
            closed?: "not_operating" | "sold_out" | "too_late";
            date: components["schemas"]["Date"];
            /** @description The next day with a free start time, if this day has none. */
            nextDate?: components["schemas"]["Date"];
            options: {
                option: components["schemas"]["OptionId"];
                /** @description Set if these units cannot be booked in this option at all. */
                refusal?: components["schemas"]["UnitRefusal"];
                slots: components["schemas"]["ActivitySlot"][];
            }[];
        };
        ActivitySlotsQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Date"];
            /**
             * @description The place as the traveller entered it, if a search led here.
             * @default
             */
            destination?: string;
            productCode: components["schemas"]["ProductCode"];
            units: components["schemas"]["UnitsWanted"];
        };
        /** @description Units of an activity's option at a start time. */
        ActivitySubject: {
            activity: components["schemas"]["BookedVisit"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "activity";
        };
        ActivityText: string;
        /** @description What is counted and priced within an option, such as an adult or a family. */
        ActivityUnit: {
            /** @description At least one of these units must be booked with it; empty if it can be booked alone. */
            accompaniedBy: components["schemas"]["UnitId"][];
            ages?: { from: number; to: number; };
            heightCm?: { from?: number; to?: number; };
            kind: components["schemas"]["UnitKind"];
            /** @description The supplier's name of the unit, if its kind is `other`. */
            label?: string;
            maximum?: number;
            minimum?: number;
            /** @description People whom one unit admits. */
            people: number;
            /** @description Whether a document is checked on arrival. */
            requiresId: boolean;
            unit: components["schemas"]["UnitId"];
        };
        /** @description The published agency data that a visitor's browser receives (spec §3). Logo and favicon are addresses on the agency's own host. */
        Agency: {
            /** @description Label of the About page in menus. */
            aboutUsEnableTitle: string;
            /**
             * @description Address of the agents' academy. Their menu leads there by /academy, which appends a token.
             * @default
             */
            academyUrl: string;
            /** @description Street and number. */
            addressLine1: string;
            /** @description The agency's name as visitors read it. */
            agencyName: string;
            /** @description Visitors see prices without signing in; otherwise 'Reveal Price'. */
            allowNonLoginFlow: boolean;
            /** @description Third-party measurement. */
            analytics: components["schemas"]["Analytics"];
            /** @description Countries whose visitors are asked for consent before measurement. */
            analyticsConsentRegions: components["schemas"]["CountryCode"][];
            /** @description The engines that the agency offers; omitted ones are not sold. */
            bookingMenuItemOptions: components["schemas"]["BookingMenuItemOption"][];
            /** @description The support chat. */
            chatWidget?: components["schemas"]["ChatWidget"];
            /** @description Town of the address. */
            city: string;
            /** @description Support email address, or empty. */
            contactEmailId: string;
            /** @description Support phone number, as visitors read it. */
            contactPhoneNumber: string;
            /** @description Sanitised HTML. */
            cookiesPolicy: string;
            /** @description Country of the address, by name. */
            country: string;
            /**
             * @description The gateway of payments; sandbox takes no money.
             * @enum {string}
             */
            currentPaymentGateway: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of the prices until the visitor chooses. */
            defaultCurrency: components["schemas"]["CurrencyCode"];
            /** @description Language of a first visit. */
            defaultLanguage: components["schemas"]["LanguageCode"];
            /** @description Sanitised HTML. */
            disclaimer: string;
            /** @description Shows the address in the footer. */
            displayAddressFooter: boolean;
            /** @description Shows the phone number in the footer. */
            displaySupportPhoneFooter: boolean;
            /** @description Publishes /destination and /top-destination. */
            displayTopDestinations: boolean;
            /** @description Label of the FAQ page in menus. */
            faqEnableTitle: string;
            /** @description Icon of the browser tab. */
            favicon: components["schemas"]["SafeUrl"];
            /** @description Hides header items from anonymous visitors on deal and proposal links. */
            hideHeaderforDealProposal: boolean;
            /** @description The home page's hero. */
            home: components["schemas"]["PublishedHome"];
            /**
             * Format: uuid
             * @description Stable id of the agency.
             */
            id: string;
            /** @description Publishes /about. Spelled as given. */
            isAbousUsEnable: boolean;
            /** @description Publishes /faqs. */
            isFaqEnable: boolean;
            /** @description Hides the login button. */
            isHideLoginOption: boolean;
            /** @description Hides the sign-up button. */
            isHideSignupOption: boolean;
            /**
             * @description The platform's own brand never shows a sign-up button.
             * @default false
             */
            isPlatformBrand: boolean;
            /** @description For an unsubscribed agency the logo leads its owner to the subscription page. */
            isSubscribed: boolean;
            /** @description Languages of the picker, in order. */
            languages: components["schemas"]["LanguageCode"][];
            /** @description Logo in the header of wide screens; 50 px high at most. */
            logo: components["schemas"]["SafeUrl"];
            /** @description Logo on narrow screens. */
            logoMobile: components["schemas"]["SafeUrl"];
            /** @description Head of the document. */
            metaData: components["schemas"]["MetaData"];
            /** @description The brand's colour; everything else is derived from it. */
            primaryColor: components["schemas"]["HexColor"];
            /** @description Sanitised HTML. */
            privacyPolicy: string;
            /** @description The optional pages without a flag of their own for which the agency has content; links to the others are not shown. */
            publishedPages: ("user-terms" | "cancellation-policies" | "blog" | "hidden-gems")[];
            /** @description The target of links that leave the site: an https address, a same-site path, or empty. */
            returnUrl: string;
            /**
             * @description Shows 'Unlock instant savings by signing in' to anonymous visitors.
             * @default true
             */
            savingsPopup: boolean;
            /**
             * @description Shows the row of accepted payments in the footer.
             * @default true
             */
            showAcceptedPayments: boolean;
            /** @description Links in the footer. */
            socialLinks: components["schemas"]["SocialLinks"];
            /** @description Single sign-on. */
            sso: components["schemas"]["Sso"];
            /** @description State or region of the address. */
            state: string;
            /**
             * @description Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work.
             * @enum {string}
             */
            status: "Active" | "Inactive";
            /** @description The name of the tenant folder; first label of the demo host. */
            subdomain: components["schemas"]["Slug"];
            /**
             * @description 'chat' makes the support entry read 'Help' and open the chat widget.
             * @default page
             * @enum {string}
             */
            supportMode: "page" | "chat";
            /** @description The brand's choices besides its colour. */
            theme: components["schemas"]["ThemeInput"];
            /** @description Script origins that pages naming them may load. */
            thirdParties: string[];
            /** @description The time zone of the agency's times. If omitted, that of its town. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Terms of /user-terms-and-conditions, sanitised HTML. */
            userTermsAndConditions: string;
            /** @description Number of the published version this data comes from. */
            version: number;
            /** @description Postal code of the address. */
            zipCode: string;
        };
        AgencyMarkups: {
            /** @description The markup if no rule applies. */
            fallback: components["schemas"]["MarkupRule"];
            /** @description Counts the changes; the next change is based on it. */
            revision: number;
            rules: components["schemas"]["MarkupRule"][];
            /**
             * Format: date-time
             * @description Null before the first change.
             */
            updatedAt: string | null;
            /** @description The author of the last change; null for the folder that the agency came from. */
            updatedBy: string | null;
        };
        /** @description The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and omitted fields have defaults. */
        AgencySettings: {
            /**
             * @description Address of the agents' academy. Their menu leads there by /academy, which appends a token.
             * @default
             */
            academyUrl?: string;
            /**
             * @description Street and number.
             * @default
             */
            addressLine1?: string;
            /** @description The agency's name as visitors read it. */
            agencyName: components["schemas"]["Agency"]["agencyName"];
            /**
             * @description Visitors see prices without signing in; otherwise 'Reveal Price'.
             * @default true
             */
            allowNonLoginFlow?: boolean;
            /**
             * @description Third-party measurement.
             * @default {
             *       "isEnabled": false
             *     }
             */
            analytics?: components["schemas"]["Analytics"];
            /**
             * @description Countries whose visitors are asked for consent before measurement.
             * @default []
             */
            analyticsConsentRegions?: components["schemas"]["Agency"]["analyticsConsentRegions"];
            /** @description The engines that the agency offers; omitted ones are not sold. */
            bookingMenuItemOptions: components["schemas"]["Agency"]["bookingMenuItemOptions"];
            /** @description The support chat. */
            chatWidget?: components["schemas"]["ChatWidget"];
            /**
             * @description Town of the address.
             * @default
             */
            city?: string;
            /**
             * @description Support email address, or empty.
             * @default
             */
            contactEmailId?: string;
            /**
             * @description Support phone number, as visitors read it.
             * @default
             */
            contactPhoneNumber?: string;
            /** @description Cookies policy, an HTML file. */
            cookiesPolicy?: components["schemas"]["HtmlFile"];
            /**
             * @description Country of the address, by name.
             * @default
             */
            country?: string;
            /**
             * @description The gateway of payments; sandbox takes no money.
             * @default sandbox
             * @enum {string}
             */
            currentPaymentGateway?: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of prices until the visitor chooses one. If omitted, that of the default country. */
            defaultCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Language of a first visit. */
            defaultLanguage: components["schemas"]["LanguageCode"];
            /** @description Disclaimer, an HTML file. */
            disclaimer?: components["schemas"]["HtmlFile"];
            /**
             * @description Shows the address in the footer.
             * @default true
             */
            displayAddressFooter?: boolean;
            /**
             * @description Shows the phone number in the footer.
             * @default true
             */
            displaySupportPhoneFooter?: boolean;
            /**
             * @description Publishes /destination and /top-destination.
             * @default false
             */
            displayTopDestinations?: boolean;
            /** @description Icon of the browser tab. */
            favicon: components["schemas"]["PictureFile"];
            /**
             * @description Hides header items from anonymous visitors on deal and proposal links.
             * @default false
             */
            hideHeaderforDealProposal?: boolean;
            /** @description The home page's hero. */
            home: components["schemas"]["HomeContent"];
            /**
             * @description Hides the login button.
             * @default false
             */
            isHideLoginOption?: boolean;
            /**
             * @description Hides the sign-up button.
             * @default false
             */
            isHideSignupOption?: boolean;
            /**
             * @description The platform's own brand never shows a sign-up button.
             * @default false
             */
            isPlatformBrand?: boolean;
            /**
             * @description For an unsubscribed agency the logo leads its owner to the subscription page.
             * @default true
             */
            isSubscribed?: boolean;
            /** @description Languages of the picker, in order; all nine if omitted. */
            languages?: components["schemas"]["Agency"]["languages"];
            /** @description Logo of wide screens, an SVG or picture file. */
            logo: components["schemas"]["PictureFile"];
            /** @description Logo of narrow screens. */
            logoMobile: components["schemas"]["PictureFile"];
            /** @description Head of the document. */
            metaData: components["schemas"]["MetaData"];
            /** @description The brand's colour; everything else is derived from it. */
            primaryColor: components["schemas"]["HexColor"];
            /** @description Privacy policy, an HTML file. */
            privacyPolicy?: components["schemas"]["HtmlFile"];
            /**
             * @description The target of links that leave the site: an https address, a same-site path, or empty.
             * @default
             */
            returnUrl?: string;
            /**
             * @description Shows 'Unlock instant savings by signing in' to anonymous visitors.
             * @default true
             */
            savingsPopup?: boolean;
            /**
             * @description Shows the row of accepted payments in the footer.
             * @default true
             */
            showAcceptedPayments?: boolean;
            /**
             * @description Links in the footer.
             * @default {}
             */
            socialLinks?: components["schemas"]["SocialLinks"];
            /**
             * @description Single sign-on.
             * @default {
             *       "isSSOEnabled": false,
             *       "isDirectLoginAllowedForSSOUsers": false
             *     }
             */
            sso?: components["schemas"]["Sso"];
            /**
             * @description State or region of the address.
             * @default
             */
            state?: string;
            /**
             * @description Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work.
             * @default Active
             * @enum {string}
             */
            status?: "Active" | "Inactive";
            /**
             * @description 'chat' makes the support entry read 'Help' and open the chat widget.
             * @default page
             * @enum {string}
             */
            supportMode?: "page" | "chat";
            /**
             * @description The brand's choices besides its colour.
             * @default {}
             */
            theme?: components["schemas"]["ThemeInput"];
            /**
             * @description Script origins that pages naming them may load.
             * @default []
             */
            thirdParties?: components["schemas"]["Agency"]["thirdParties"];
            /** @description The time zone of the agency's times, such as the start of a plan. If omitted, that of its town. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Terms and conditions for travellers, an HTML file. */
            userTermsAndConditions?: components["schemas"]["HtmlFile"];
            /**
             * @description Postal code of the address.
             * @default
             */
            zipCode?: string;
        };
        /** @description The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and omitted fields have defaults. */
        AgencySettingsInPlace: {
            /**
             * @description Address of the agents' academy. Their menu leads there by /academy, which appends a token.
             * @default
             */
            academyUrl?: string;
            /**
             * @description Street and number.
             * @default
             */
            addressLine1?: string;
            /** @description The agency's name as visitors read it. */
            agencyName: components["schemas"]["Agency"]["agencyName"];
            /**
             * @description Visitors see prices without signing in; otherwise 'Reveal Price'.
             * @default true
             */
            allowNonLoginFlow?: boolean;
            /**
             * @description Third-party measurement.
             * @default {
             *       "isEnabled": false
             *     }
             */
            analytics?: components["schemas"]["Analytics"];
            /**
             * @description Countries whose visitors are asked for consent before measurement.
             * @default []
             */
            analyticsConsentRegions?: components["schemas"]["Agency"]["analyticsConsentRegions"];
            /** @description The engines that the agency offers; omitted ones are not sold. */
            bookingMenuItemOptions: components["schemas"]["Agency"]["bookingMenuItemOptions"];
            /** @description The support chat. */
            chatWidget?: components["schemas"]["ChatWidget"];
            /**
             * @description Town of the address.
             * @default
             */
            city?: string;
            /**
             * @description Support email address, or empty.
             * @default
             */
            contactEmailId?: string;
            /**
             * @description Support phone number, as visitors read it.
             * @default
             */
            contactPhoneNumber?: string;
            /** @description Cookies policy, an HTML file. */
            cookiesPolicy?: components["schemas"]["HtmlText"];
            /**
             * @description Country of the address, by name.
             * @default
             */
            country?: string;
            /**
             * @description The gateway of payments; sandbox takes no money.
             * @default sandbox
             * @enum {string}
             */
            currentPaymentGateway?: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of prices until the visitor chooses one. If omitted, that of the default country. */
            defaultCurrency?: components["schemas"]["CurrencyCode"];
            /** @description Language of a first visit. */
            defaultLanguage: components["schemas"]["LanguageCode"];
            /** @description Disclaimer, an HTML file. */
            disclaimer?: components["schemas"]["HtmlText"];
            /**
             * @description Shows the address in the footer.
             * @default true
             */
            displayAddressFooter?: boolean;
            /**
             * @description Shows the phone number in the footer.
             * @default true
             */
            displaySupportPhoneFooter?: boolean;
            /**
             * @description Publishes /destination and /top-destination.
             * @default false
             */
            displayTopDestinations?: boolean;
            /** @description Icon of the browser tab. */
            favicon: components["schemas"]["MediaAddress"];
            /**
             * @description Hides header items from anonymous visitors on deal and proposal links.
             * @default false
             */
            hideHeaderforDealProposal?: boolean;
            /** @description The home page's hero. */
            home: components["schemas"]["HomeContent"];
            /**
             * @description Hides the login button.
             * @default false
             */
            isHideLoginOption?: boolean;
            /**
             * @description Hides the sign-up button.
             * @default false
             */
            isHideSignupOption?: boolean;
            /**
             * @description The platform's own brand never shows a sign-up button.
             * @default false
             */
            isPlatformBrand?: boolean;
            /**
             * @description For an unsubscribed agency the logo leads its owner to the subscription page.
             * @default true
             */
            isSubscribed?: boolean;
            /** @description Languages of the picker, in order; all nine if omitted. */
            languages?: components["schemas"]["Agency"]["languages"];
            /** @description Logo of wide screens, an SVG or picture file. */
            logo: components["schemas"]["MediaAddress"];
            /** @description Logo of narrow screens. */
            logoMobile: components["schemas"]["MediaAddress"];
            /** @description Head of the document. */
            metaData: components["schemas"]["MetaData"];
            /** @description The brand's colour; everything else is derived from it. */
            primaryColor: components["schemas"]["HexColor"];
            /** @description Privacy policy, an HTML file. */
            privacyPolicy?: components["schemas"]["HtmlText"];
            /**
             * @description The target of links that leave the site: an https address, a same-site path, or empty.
             * @default
             */
            returnUrl?: string;
            /**
             * @description Shows 'Unlock instant savings by signing in' to anonymous visitors.
             * @default true
             */
            savingsPopup?: boolean;
            /**
             * @description Shows the row of accepted payments in the footer.
             * @default true
             */
            showAcceptedPayments?: boolean;
            /**
             * @description Links in the footer.
             * @default {}
             */
            socialLinks?: components["schemas"]["SocialLinks"];
            /**
             * @description Single sign-on.
             * @default {
             *       "isSSOEnabled": false,
             *       "isDirectLoginAllowedForSSOUsers": false
             *     }
             */
            sso?: components["schemas"]["Sso"];
            /**
             * @description State or region of the address.
             * @default
             */
            state?: string;
            /**
             * @description Inactive blocks the site with a modal (spec §2.1); the agency's people still sign in and work.
             * @default Active
             * @enum {string}
             */
            status?: "Active" | "Inactive";
            /**
             * @description 'chat' makes the support entry read 'Help' and open the chat widget.
             * @default page
             * @enum {string}
             */
            supportMode?: "page" | "chat";
            /**
             * @description The brand's choices besides its colour.
             * @default {}
             */
            theme?: components["schemas"]["ThemeInput"];
            /**
             * @description Script origins that pages naming them may load.
             * @default []
             */
            thirdParties?: components["schemas"]["Agency"]["thirdParties"];
            /** @description The time zone of the agency's times, such as the start of a plan. If omitted, that of its town. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Terms and conditions for travellers, an HTML file. */
            userTermsAndConditions?: components["schemas"]["HtmlText"];
            /**
             * @description Postal code of the address.
             * @default
             */
            zipCode?: string;
        };
        AgencyTerms: {
            /** @description Sanitised HTML. */
            content: string;
            id: components["schemas"]["Slug"];
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Additional terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}. */
        AgencyTermsSettings: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlFile"];
            /** @description The last part of its address. */
            id: components["schemas"]["Slug"];
            /** @description The heading of the page, and the text of links to it. */
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Additional terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}. */
        AgencyTermsSettingsInPlace: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlText"];
            /** @description The last part of its address. */
            id: components["schemas"]["Slug"];
            /** @description The heading of the page, and the text of links to it. */
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Additional terms of the agency, without their text. */
        AgencyTermsSummary: { id: components["schemas"]["Slug"]; title: string; };
        /** @description An agent, as seen by callers who manage agents. */
        Agent: {
            email: components["schemas"]["EmailAddress"];
            firstName: string;
            id: components["schemas"]["AgentId"];
            /** @description Does not see wholesale rate and markup (spec §6). */
            isRestricted: boolean;
            /** @description True for the caller, who cannot change themselves. */
            isSelf: boolean;
            lastName: string;
            profileImage?: components["schemas"]["SafeUrl"];
            status: components["schemas"]["AgentStatus"];
            userType: components["schemas"]["AgentType"];
        };
        AgentId: string;
        AgentInvitation: {
            email: components["schemas"]["MailableAddress"];
            firstName: components["schemas"]["PersonName"];
            /** @default false */
            isRestricted?: boolean;
            lastName: components["schemas"]["PersonName"];
            userType: components["schemas"]["AgentType"];
        };
        /**
         * @description invited: the agent has not accepted the invitation yet.
         * @enum {string}
         */
        AgentStatus: "active" | "invited" | "inactive";
        /** @enum {string} */
        AgentType: "AgencyOwner" | "Admin" | "SalesAgent";
        Airline: {
            code: components["schemas"]["AirlineCode"];
            logo: components["schemas"]["SafeUrl"];
            name: string;
            /** @description Its loyalty programme. */
            programme?: string;
        };
        AirlineCode: string;
        /** @description An airport, or a city with several airports. */
        AirportEntry: {
            /** @description Only of a city: its airports, nearest first; `iata` is then the code of the city, such as LON. */
            cityAirports?: components["schemas"]["AirportNearby"][];
            country: string;
            countryCode: components["schemas"]["CountryCode"];
            iata: components["schemas"]["IataCode"];
            /** @description e.g. `Lisbon Airport (LIS), Portugal`. */
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            municipality: string;
            name: string;
            /** @description Other airports within 300 km, nearest first. */
            nearby?: components["schemas"]["AirportNearby"][];
        };
        AirportNearby: {
            iata: components["schemas"]["IataCode"];
            /** @description From the entry's own position. */
            kilometres: number;
            name: string;
        };
        /** @description The people of an item after a change. Omitted answers stay as they are. */
        AmendedParty: {
            answers?: components["schemas"]["Answer"][];
            travellers: components["schemas"]["AmendedTraveller"][];
        };
        /** @description A traveller after a change of the item. With `known`, a person who was named before; their names, date of birth and nationality stay, as do omitted fields. Any other person is new and needs all fields. */
        AmendedTraveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["TravelDocument"];
            firstName?: components["schemas"]["PersonName"];
            gender?: components["schemas"]["Gender"];
            group: components["schemas"]["TravellerGroup"];
            /** @description The person's index in the party of the item, from 0. */
            known?: number;
            lapOf?: components["schemas"]["LapOf"];
            lastName?: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            title?: components["schemas"]["TravellerTitle"];
            type: components["schemas"]["TravellerType"];
        };
        /** @description A change of an item with its cost. Nothing changes before it is accepted and, if an amount is due, paid. */
        Amendment: {
            becomes: components["schemas"]["ItemSubject"];
            /** @description The item's new total. */
            becomesTotal: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            createdAt: string;
            /** @description The amount to pay here for it; captured once the supplier has changed the booking. */
            due: components["schemas"]["MoneyAmount"];
            /**
             * Format: date-time
             * @description While it is proposed or accepted: when the price expires.
             */
            expiresAt?: string;
            /** Format: uuid */
            id: string;
            /** @description While it is accepted, and if it failed: an agent or owner accepted it for the traveller, who received a mail with the payment link. */
            isAskedByMail?: boolean;
            /** @description While it is accepted and an amount is due. */
            payment?: components["schemas"]["BookingPayment"];
            /** @description The questions to answer after the change; omitted if there are none. */
            questions?: components["schemas"]["ProductQuestion"][];
            /**
             * @description Why it was rejected (sold_out, price_changed, refused, no_answer) or failed. payment: its payment was cancelled. lapsed: it was not paid in time. cancelled: the item was cancelled first. superseded: the supplier changed the item first. withdrawn: the traveller or the agency kept the booking unchanged.
             * @enum {string}
             */
            reason?: "sold_out" | "price_changed" | "refused" | "no_answer" | "payment" | "lapsed" | "cancelled" | "superseded" | "withdrawn";
            /** @description The amount refunded to the original payment method, once it is applied. */
            refund: components["schemas"]["MoneyAmount"];
            /** @description The travellers who must be named after the change. */
            requirements: components["schemas"]["TravellerRequirement"][];
            /** @description By the server's clock. */
            secondsLeft?: number;
            state: components["schemas"]["AmendmentState"];
            /** @description The travellers after the change by their indexes in the party before it, in order; empty if others take their place, omitted if the change leaves open who travels. */
            staying?: number[];
            was: components["schemas"]["ItemSubject"];
            /** @description The item's previous total. */
            wasTotal: components["schemas"]["MoneyAmount"];
        };
        /**
         * @description applying: the supplier is being asked. in_doubt: the supplier was asked and has not answered. rejected: the supplier refused it, and nothing was changed or charged. failed: the supplier was not asked; `reason` states why.
         * @enum {string}
         */
        AmendmentState: "proposed" | "accepted" | "applying" | "in_doubt" | "applied" | "rejected" | "failed";
        /** @description Third-party measurement; scripts are added only if it is enabled and an id is given (spec §7). */
        Analytics: {
            /** @description A Meta pixel's number. */
            facebookAnalyticsId?: string;
            /** @description A tag of Google Analytics 4, e.g. `G-ABC123`. */
            googleAnalyticsId?: string;
            /** @description Whether any measurement runs. */
            isEnabled: boolean;
        };
        Answer: { question: components["schemas"]["QuestionCode"]; value: string; };
        AnswerIncidentRequest: {
            /** @enum {string} */
            answer: "retry" | "settled";
        };
        AnswerProposalRequest: {
            /** @enum {string} */
            answer: "accept" | "decline";
            /** @description The total that the client saw. Required to accept an open proposal; another total stores no answer (price_changed). */
            shownTotal?: components["schemas"]["MoneyAmount"];
        };
        AnswerQuestionsRequest: {
            answers: components["schemas"]["Answer"][];
            /** Format: uuid */
            itemId: string;
        };
        AnswerSupplierChangeRequest: { answer: components["schemas"]["ChangeAnswer"]; };
        AssignedCabin: {
            connectsTo?: components["schemas"]["CabinNumber"];
            deck: number;
            deckName?: string;
            isObstructed?: boolean;
            number: components["schemas"]["CabinNumber"];
            position: components["schemas"]["CabinPosition"];
            /** @enum {string} */
            side: "port" | "starboard" | "centre";
        };
        /**
         * @description freesale: always available. available: places are free. limited: few are left. sold_out: none is left. closed: not operated.
         * @enum {string}
         */
        AvailabilityStatus: "freesale" | "available" | "limited" | "sold_out" | "closed";
        /** @description Pieces that are included for each passenger. */
        Baggage: {
            count: number;
            /** @description Of one piece. */
            kilograms?: number;
            /** @enum {string} */
            kind: "carry_on" | "checked";
        };
        Beds: {
            count: number;
            /** @enum {string} */
            kind: "single" | "double" | "queen" | "king" | "sofa_bed" | "bunk";
        };
        /** @enum {string} */
        BoardType: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
        /** @description The booked details of a cabin. */
        BookedCabin: {
            /** @description Omitted while the line has not chosen it (guarantee). */
            cabin?: components["schemas"]["AssignedCabin"];
            category: components["schemas"]["CabinCategory"];
            dining: components["schemas"]["DiningChoice"];
            /** @enum {string} */
            documents: "none" | "identity_card" | "passport";
            /** @description When guests go on board, by the port's time. */
            embarkation?: { from: components["schemas"]["LocalMoment"]; until: components["schemas"]["LocalMoment"]; };
            extras: components["schemas"]["BookedCruiseExtra"][];
            fare: components["schemas"]["CruiseFare"];
            guests: components["schemas"]["CabinGuests"];
            onboardCredit?: components["schemas"]["MoneyAmount"];
            payments: components["schemas"]["CruisePayments"];
            /** @description In the time zone of the first port. */
            policy: components["schemas"]["CancellationPolicyOfRate"];
            route: components["schemas"]["Position"][];
            sailing: components["schemas"]["Sailing"];
        };
        BookedCruiseExtra: {
            code: components["schemas"]["CruiseCode"];
            count: number;
            day?: number;
            kind: components["schemas"]["CruiseExtraKind"];
            label?: string;
        };
        BookedExtra: {
            code: components["schemas"]["ExtraCode"];
            count: number;
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
        };
        /** @description The booked details of a journey. */
        BookedJourney: {
            airlines: components["schemas"]["Airline"][];
            /** @description In the order of the journey, the first departure first. */
            airports: components["schemas"]["FlightAirport"][];
            /** @description Whether passengers can leave while others travel. */
            allowsPartialCancellation: boolean;
            /** @enum {string} */
            documents: "none" | "offered" | "required";
            emissions: components["schemas"]["Emissions"];
            isSeparateTickets: boolean;
            itineraries: components["schemas"]["Itinerary"][];
            owner: components["schemas"]["AirlineCode"];
            passengers: components["schemas"]["FlightPassenger"][];
            /** @description In the time zone of the first departure. */
            policy: components["schemas"]["CancellationPolicyOfRate"];
            seats: components["schemas"]["SeatWanted"][];
            services: components["schemas"]["BookedService"][];
            slices: components["schemas"]["SliceFare"][];
            /**
             * @description Once the airline has confirmed it.
             * @enum {string}
             */
            ticketing?: "waiting" | "issued";
            /** @description Once they are issued. */
            tickets?: components["schemas"]["FlightTicket"][];
        };
        /** @description An item of a booking that the caller can see. */
        BookedReference: {
            /** Format: uuid */
            itemId: string;
            reference: components["schemas"]["BookingReference"];
        };
        /** @description The booked details of a car. */
        BookedRental: {
            cover: components["schemas"]["CarCover"];
            extras: components["schemas"]["BookedExtra"][];
            /** @description The extras that the car can have, for a change. */
            offered: components["schemas"]["OfferedExtra"][];
            payment: components["schemas"]["CarPayment"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            rental: components["schemas"]["Rental"];
        };
        /** @description The guests of a booked room. */
        BookedRoom: { adults: number; childAges: number[]; };
        BookedService: {
            code?: string;
            count: number;
            kilograms?: number;
            kind: components["schemas"]["ServiceKind"];
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
            passenger: components["schemas"]["PassengerIndex"];
            slices: number[];
        };
        /** @description The booked details of a hotel. */
        BookedStay: {
            hotel: components["schemas"]["Hotel"];
            rate: {
                board: components["schemas"]["BoardType"];
                deposit?: components["schemas"]["RateDeposit"];
                isRefundable: boolean;
                payment: components["schemas"]["RatePayment"];
                policy: components["schemas"]["CancellationPolicyOfRate"];
            };
            room: components["schemas"]["RoomType"];
            rooms: components["schemas"]["BookedRoom"][];
            stay: components["schemas"]["Stay"];
        };
        BookedUnit: {
            count: number;
            kind: components["schemas"]["UnitKind"];
            /** @description People whom one unit admits. */
            people: number;
            unit: components["schemas"]["UnitId"];
        };
        /** @description The booked details of an activity. */
        BookedVisit: {
            activity: components["schemas"]["Activity"];
            /**
             * @description For this start time at the moment of the quote.
             * @enum {string}
             */
            confirmation: "instant" | "manual";
            /**
             * Format: date-time
             * @description From then on it cannot be booked.
             */
            cutoffAt: string;
            /** @description The supplier's number for travellers on the day, if it has one. */
            emergencyPhone?: string;
            option: components["schemas"]["ActivityOption"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            slot: components["schemas"]["SlotTime"];
            /** @description Once the supplier has confirmed it. */
            tickets?: components["schemas"]["Ticket"][];
            units: components["schemas"]["BookedUnit"][];
        };
        /** @description The booked details of a unit. */
        BookedWeek: {
            /** @description Number of the certificate with which guests check in, once it is issued. */
            certificate?: string;
            changeDays: number;
            extras: components["schemas"]["ResortExtraWanted"][];
            /** @description The extras that the unit can have, for a change. */
            offered: components["schemas"]["OfferedResortExtra"][];
            people: number;
            /** @description In the resort's time zone. */
            policy: components["schemas"]["CancellationPolicyOfRate"];
            resort: components["schemas"]["ResortPlace"];
            rules: components["schemas"]["ResortRules"];
            unit: components["schemas"]["ResortUnit"];
            week: components["schemas"]["ResortWeek"];
        };
        Booking: {
            arrival?: string;
            /** @description No account has it, and the caller can claim it. */
            canClaim?: boolean;
            /** @description An account with another address has it, which claimed it by access key only; the caller has the booking's address and can claim it. */
            canReassign?: boolean;
            contact: components["schemas"]["Contact"];
            /** Format: date-time */
            createdAt: string;
            discounts: components["schemas"]["Discount"][];
            /** @description The later payment that the traveller started last, while it is in progress. */
            entryPayment?: components["schemas"]["BookingPayment"];
            /** @description The events of the booking, oldest first. */
            history?: components["schemas"]["BookingStep"][];
            /** @description While it is held and not yet booked. */
            hold?: {
                canExtend: boolean;
                /** Format: date-time */
                expiresAt: string;
                /** @description While the traveller has chosen to pay later. */
                payLater?: components["schemas"]["PayLater"];
                /** @description By the server's clock. */
                secondsLeft: number;
            };
            /** @description Events of the booking are sent to the contact's email address. Pages announce emails only if it is true; an API that omits it promises none. */
            isMailed?: boolean;
            /** @description The caller can see the booking but not change it. */
            isReadOnly?: boolean;
            items: components["schemas"]["BookingItem"][];
            payment: components["schemas"]["BookingPayment"];
            /** @description The payments of the charged items together, after discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            reference: components["schemas"]["BookingReference"];
            requests: string;
            state: components["schemas"]["BookingState"];
            /** @description The terms at the time of booking. */
            terms: {
                language: components["schemas"]["LanguageCode"];
                /** @description Of the agency's branding. */
                version: number;
            };
            /** @description The sum of the totals of the charged items, that is, all except those with costsNothing. */
            total: components["schemas"]["MoneyAmount"];
        };
        /** @description The most urgent request to the traveller about a booking. */
        BookingAttention: {
            /** @description Due date of a payment. */
            dueOn?: components["schemas"]["Date"];
            /**
             * @description choice: an item was rejected, and it is undecided what happens to the rest. supplier_change: the supplier changed an item and waits for an answer. change_payment: an amendment was accepted and waits for its payment. payment: a later payment failed, or is due within a week.
             * @enum {string}
             */
            what: "choice" | "supplier_change" | "change_payment" | "payment";
        };
        /** @description The number of bookings in each group, whatever page is shown. */
        BookingCounts: { cancelled: number; past: number; upcoming: number; };
        BookingItem: {
            /** @description Accepted amendments of the item, oldest first. */
            amendments?: components["schemas"]["Amendment"][];
            /** @description Every other action is refused (conflict). */
            availableActions: components["schemas"]["ItemAction"][];
            cancellation: components["schemas"]["ItemCancellation"];
            /** @description The supplier's confirmation number. */
            confirmationNumber?: string;
            /** @description It failed while others were booked; its price is not charged. */
            costsNothing?: boolean;
            /** @description The item's share of the booking's discounts; omitted if none. */
            discounts?: components["schemas"]["Discount"][];
            /** Format: uuid */
            id: string;
            /** @description It was rejected, and the traveller continued without it. */
            isLeftOut?: boolean;
            laterQuestions?: components["schemas"]["LaterQuestions"];
            party: components["schemas"]["ShownParty"];
            /** @description When and to whom the price is paid, before discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            price: components["schemas"]["ShownPrice"];
            state: components["schemas"]["ItemState"];
            subject: components["schemas"]["ItemSubject"];
            /** @description Supplier changes of the item, oldest first. */
            supplierChanges?: components["schemas"]["SupplierChange"][];
        };
        BookingKey: { key: string; };
        /** @description A booking engine and whether it is sold. */
        BookingMenuItemOption: {
            /** @description True if the agency currently sells it. */
            active: boolean;
            title: components["schemas"]["BookingServiceTitle"];
        };
        BookingPayment: {
            /** @description For a later payment: the date of its entry. */
            at?: components["schemas"]["Date"];
            /** @description The secret with which the gateway's own script pays; for callers who can still pay. */
            clientSecret?: string;
            /** @description Why the last attempt failed, as a code. */
            declined?: string;
            due: components["schemas"]["MoneyAmount"];
            /** @enum {string} */
            gateway?: "none" | "sandbox" | "stripe";
            /** @description The gateway no longer takes payments here, so this payment cannot be completed; for callers who could still pay. */
            isStranded?: boolean;
            /** @description The captured amount. */
            paid: components["schemas"]["MoneyAmount"];
            publishableKey?: string;
            /** @description The gateway's reference; for callers who can still pay. */
            reference?: string;
            refunded: components["schemas"]["MoneyAmount"];
            /** @description The amount being refunded, while a bank processes it. */
            refunding?: components["schemas"]["MoneyAmount"];
            state: components["schemas"]["PaymentState"];
        };
        /** @description The code that a traveller reads out, and shows on arrival. */
        BookingReference: string;
        /**
         * @description A booking engine, by its name in the agency's booking menu (spec §2.5, tab order).
         * @enum {string}
         */
        BookingServiceTitle: "Hotels" | "Air Travel" | "Resorts" | "Cars" | "Activities" | "Cruise";
        /**
         * @description Derived from the items. needs_choice: an item was rejected, and the rest is on hold until the traveller continues without it or releases it. partly_confirmed: some items are booked, and others were rejected or their hold ended. Every other state is that of the deciding items.
         * @enum {string}
         */
        BookingState: "needs_choice" | "on_hold" | "in_doubt" | "pending" | "partly_confirmed" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancelled" | "completed";
        /** @description An event in a booking's history. */
        BookingStep: {
            /** @description Of a capture or refund. */
            amount?: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The item of the event; omitted if it concerns the whole booking or its payment.
             */
            itemId?: string;
            /** @enum {string} */
            what: "held" | "claimed" | "extended" | "sent" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancellation_refused" | "cancelled" | "completed" | "declined" | "paid" | "released_payment" | "refunded" | "supplier_changed" | "change_accepted" | "amended" | "amendment_refused" | "answered";
        };
        /** @description A booking in a list. */
        BookingSummary: {
            /** @description The amount of the total that is paid if a promo code or credits reduced it. */
            afterDiscounts?: components["schemas"]["MoneyAmount"];
            attention?: components["schemas"]["BookingAttention"];
            /** Format: date-time */
            createdAt: string;
            /** @description The contact's address, for agents. */
            email?: string;
            end: components["schemas"]["Date"];
            /** @description Local time of the end, if that is agreed. */
            endTime?: components["schemas"]["LocalHour"];
            guests: number;
            /** @description While it is held and not yet booked. */
            hold?: {
                /** Format: date-time */
                expiresAt: string;
                /** @description By the server's clock. */
                secondsLeft: number;
            };
            /** @description The number of items that did not end; if all ended, of all items. */
            itemCount: number;
            /** @description 'Agency Markup'; only for agents without restrictions. */
            markup?: components["schemas"]["MoneyAmount"];
            /** @description 'Wholesale Rate'; only for agents without restrictions. */
            net?: components["schemas"]["MoneyAmount"];
            picture: components["schemas"]["SafeUrl"];
            place: string;
            /** @description Product of the first item that did not end; title, place and picture are also that item's. */
            product: components["schemas"]["Product"];
            reference: components["schemas"]["BookingReference"];
            start: components["schemas"]["Date"];
            /** @description Local time of the start; omitted if the day counts as a whole. */
            startTime?: components["schemas"]["LocalHour"];
            state: components["schemas"]["BookingState"];
            title: string;
            total: components["schemas"]["MoneyAmount"];
            /** @description The traveller, for agents. */
            traveller?: string;
        };
        /** @enum {string} */
        BookingVolume: "$0 Just getting started" | "Under $100k" | "$100k-$500k" | "$500k-$1M" | "$1M+";
        /** @description A part of the item's price before taxes and fees. */
        BreakdownPart: {
            amount: number;
            /** @description The local day, if the part is for one day. */
            date?: components["schemas"]["Date"];
            /** @description A code with a text in the pages, such as `night`; any other value is shown as it is. */
            label: string;
        };
        BusinessInfo: {
            bookingVolume: components["schemas"]["BookingVolume"];
            contactEmailId: components["schemas"]["MailableAddress"];
            /** @default  */
            contactPhoneNumber?: string;
            hearBy: components["schemas"]["HearSource"];
            /**
             * @description The detail, required for every hearBy except Google; for Social Media a SocialNetwork; for Customer Support Manager the name of one.
             * @default
             */
            hearByName?: string;
            hqCountry: components["schemas"]["CountryCode"];
            /** @description Comma-joined list of booking engines. */
            productInterested: string;
            useForBusiness: components["schemas"]["BusinessUsage"];
        } & (unknown & unknown & unknown);
        /** @enum {string} */
        BusinessUsage: "B2C website" | "B2B platform for clients" | "API integrated with own product";
        Cabin: {
            category: components["schemas"]["CruiseCode"];
            connectsTo?: components["schemas"]["CabinNumber"];
            isAccessible?: boolean;
            /** @description It can be chosen for these guests at this rate. */
            isFree: boolean;
            isObstructed?: boolean;
            length: number;
            nearby?: ("lift" | "stairs" | "above_theatre" | "below_pool" | "near_engine" | "near_kids_club")[];
            number: components["schemas"]["CabinNumber"];
            position: components["schemas"]["CabinPosition"];
            /** @enum {string} */
            side: "port" | "starboard" | "centre";
            sleeps: number;
            width: number;
            x: number;
            y: number;
        };
        CabinCategory: {
            balconySquareMetres?: number;
            /** @enum {string} */
            beds: "single" | "twin" | "double" | "twin_or_double" | "double_and_sofa" | "double_and_uppers";
            code: components["schemas"]["CruiseCode"];
            decks: number[];
            /** @description The category has accessible cabins. */
            isAccessible: boolean;
            /** @description This category or a better one; the line chooses the cabin later, and it cannot be changed then. */
            isGuarantee: boolean;
            kind: components["schemas"]["CabinKind"];
            name: string;
            perks?: ("priority_boarding" | "butler" | "lounge" | "speciality_dining" | "spa_access" | "minibar" | "wifi" | "drinks" | "laundry")[];
            picture: components["schemas"]["SafeUrl"];
            position: components["schemas"]["CabinPosition"][];
            sleeps: number;
            squareMetres: number;
            /** @enum {string} */
            view: "none" | "interior" | "obstructed" | "porthole" | "window" | "floor_to_ceiling" | "french_balcony" | "balcony" | "large_balcony";
        };
        /** @description The cheapest cabins of a kind, as far as filters and cards need them. */
        CabinChoice: {
            kind: components["schemas"]["CabinKind"];
            left: number;
            /** @description For all cabins, in the currency of the best; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
        };
        /** @enum {string} */
        CabinClass: "economy" | "premium_economy" | "business" | "first";
        /** @description The guests of one cabin, with at least one of 18 years or more. */
        CabinGuests: {
            /** @description From 21 to 64 years. */
            adults: number;
            /** @description The guests below 21 and from 65 years, on the day of embarkation. */
            ages: components["schemas"]["GuestAge"][];
        };
        /** @enum {string} */
        CabinKind: "inside" | "ocean_view" | "balcony" | "suite" | "single";
        CabinNumber: string;
        /** @enum {string} */
        CabinPosition: "forward" | "midship" | "aft";
        /** @description One cell of the grid, a category at a fare for the guests. */
        CabinRate: {
            category: components["schemas"]["CruiseCode"];
            fare: components["schemas"]["CruiseCode"];
            left: number;
            onboardCredit?: components["schemas"]["MoneyAmount"];
            payments: components["schemas"]["CruisePayments"];
            /** @description The mean of the cabin's guests. */
            perPerson?: components["schemas"]["MoneyAmount"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description For the cabin with taxes and port charges; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            /** @description Of a guest alone in a cabin for two: what is paid for the second place, in per cent. */
            singleSupplement?: number;
            status: components["schemas"]["SailingStatus"];
        };
        CabinsAnswer: {
            /** @description The decks with cabins of the category, from the lowest. */
            decks: components["schemas"]["DeckPlan"][];
            /** @description Free cabins that suit the guests best, best first. */
            suggested: components["schemas"]["CabinNumber"][];
        };
        /** @description The cabins of a rate's category. */
        CabinsQuery: { rateKey: components["schemas"]["RateKey"]; };
        CancelBookingRequest: {
            /** @description Id of the accepted quote; if the penalty has changed, nothing is cancelled (price_changed). */
            quoteId: string;
        };
        /** @description An agency's conditions for cancelling cruises of one line. */
        CancellationPolicy: {
            /** @description Sanitised HTML. */
            content: string;
            line: components["schemas"]["CruiseLineName"];
        };
        /** @description Before the first step, cancellation is free. */
        CancellationPolicyOfRate: {
            /** @description True if any part is ever refunded. */
            isRefundable: boolean;
            /** @description In order of time, with increasing cost. */
            steps: components["schemas"]["CancellationStep"][];
            /** @description The time zone of the steps. */
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description The agency's conditions for cancelling a cruise, one HTML file for each cruise line. */
        CancellationPolicySettings: {
            carnival?: components["schemas"]["HtmlFile"];
            celebrity?: components["schemas"]["HtmlFile"];
            disney?: components["schemas"]["HtmlFile"];
            mcl?: components["schemas"]["HtmlFile"];
            "royal-caribbean"?: components["schemas"]["HtmlFile"];
        };
        /** @description The agency's conditions for cancelling a cruise, one HTML file for each cruise line. */
        CancellationPolicySettingsInPlace: {
            carnival?: components["schemas"]["HtmlText"];
            celebrity?: components["schemas"]["HtmlText"];
            disney?: components["schemas"]["HtmlText"];
            mcl?: components["schemas"]["HtmlText"];
            "royal-caribbean"?: components["schemas"]["HtmlText"];
        };
        /** @description A cruise line, and whether the agency has published conditions for it. */
        CancellationPolicySummary: { isPublished: boolean; line: components["schemas"]["CruiseLineName"]; };
        /** @description The cost of a cancellation, valid until a given time. */
        CancellationQuote: {
            /** @description The amount returned to the wallet. */
            creditsBack?: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @description The part of the penalty that is still to be paid, by the dates of the payment schedule; omitted if none. */
            owed?: components["schemas"]["MoneyAmount"];
            /** @description The amount kept of what was paid, and never more; for an item paid to its supplier, the amount that the supplier may charge. */
            penalty: components["schemas"]["MoneyAmount"];
            /** @description The amount refunded to the original payment method. */
            refund: components["schemas"]["MoneyAmount"];
            /** @description By the server's clock. */
            secondsLeft: number;
            supplierCredits?: components["schemas"]["SupplierCredit"][];
        };
        CancellationQuoteRequest: {
            /**
             * Format: uuid
             * @description Required if several items can be cancelled.
             */
            itemId?: string;
        };
        /** @description The cost of a cancellation from a given time until the next step. */
        CancellationStep: {
            /**
             * @description The share of the price, as a word; replaces the penalty.
             * @enum {string}
             */
            costs?: "nothing" | "part" | "all";
            from: components["schemas"]["LocalMoment"];
            /** @description In the price's currency, never above the total; omitted for callers who may not see prices (spec §6). */
            penalty?: number;
        };
        CarAnswer: {
            extras: components["schemas"]["CarExtra"][];
            isSample: boolean;
            /** @description Cheapest first; empty if the car is gone. */
            rates: components["schemas"]["CarRate"][];
            rental: components["schemas"]["Rental"];
        };
        /**
         * @description Second letter of the ACRISS code.
         * @enum {string}
         */
        CarBody: "two_door" | "two_four_door" | "four_door" | "five_door" | "estate" | "van" | "limousine" | "sport" | "convertible" | "suv" | "open_all_terrain" | "special" | "pickup" | "coupe" | "monospace" | "recreational" | "motor_home" | "two_wheel" | "roadster" | "crossover" | "commercial_van";
        /**
         * @description First letter of the ACRISS code, without its elite variant.
         * @enum {string}
         */
        CarCategory: "mini" | "economy" | "compact" | "intermediate" | "standard" | "full_size" | "premium" | "luxury" | "oversize" | "special";
        /** @description Other times, cover or extras of a rental at the same desks. It is booked again and the former booking is cancelled. */
        CarChange: {
            cover: components["schemas"]["CoverLevel"];
            dropOffAt: components["schemas"]["LocalMoment"];
            extras: components["schemas"]["ExtrasWanted"];
            pickUpAt: components["schemas"]["LocalMoment"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "car";
        };
        CarCountry: { code: components["schemas"]["CountryCode"]; name: string; };
        /** @description Amounts are in the desk's currency. */
        CarCover: {
            damageExcess: components["schemas"]["MoneyAmount"];
            /** @description Blocked on the driver's card at the desk. */
            deposit: components["schemas"]["MoneyAmount"];
            level: components["schemas"]["CoverLevel"];
            theftExcess: components["schemas"]["MoneyAmount"];
        };
        CarCriteria: {
            /** @description The car whose deal led here. It comes first; if it is gone, it is omitted. */
            carId?: components["schemas"]["CarId"];
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /** @default 25 */
            driverAge?: components["schemas"]["DriverAge"];
            dropOff: components["schemas"]["Handover"];
            pickUp: components["schemas"]["Handover"];
            /**
             * @description The driver's country of residence.
             * @default US
             */
            residence?: components["schemas"]["CountryCode"];
        };
        CarDeal: {
            bagCapacity: number;
            dropOffLocation: string;
            link: components["schemas"]["SafeUrl"];
            /** @description The provider's logo. */
            logo: components["schemas"]["SafeUrl"];
            name: string;
            noOfDoors: number;
            /** @description Spelled as given. */
            passangerCapacity: number;
            pickupLocation: string;
            /** @description Omitted for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            /** @description The vehicle; shown before name if both exist. */
            veh?: string;
            vehiclePicture: components["schemas"]["SafeUrl"];
        };
        /** @description A rental desk. */
        CarDesk: {
            address: string;
            airport?: string;
            distance: components["schemas"]["DistanceFrom"];
            /** @description From Monday to Sunday, each with its opening hours; an empty day is closed. Omitted in lists. */
            hours?: components["schemas"]["OpenHours"][][];
            id: components["schemas"]["CarId"];
            kind: components["schemas"]["DeskKind"];
            name: string;
            phone?: string;
            position: components["schemas"]["Position"];
            rating: components["schemas"]["Rating"];
            reviewCount: number;
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        CardKind: "credit" | "debit" | "cash";
        /** @description Something that can be booked with the car. Prices are for the whole rental, with the cap applied. */
        CarExtra: {
            /** @description A code with a text in the pages, such as `child_seat` or `extra_driver`. */
            code: components["schemas"]["ExtraCode"];
            /** @description True if more days would not raise its price. */
            isCapped?: boolean;
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
            maximum: number;
            /** @enum {string} */
            paidAt: "here" | "desk";
            /** @description Of one, in the price's currency if it is paid here and in the desk's otherwise; omitted for callers who may not see prices. */
            price?: components["schemas"]["MoneyAmount"];
        };
        /**
         * @description Fourth letter of the ACRISS code; unspecified where the code names none.
         * @enum {string}
         */
        CarFuel: "unspecified" | "petrol" | "diesel" | "hybrid" | "plug_in_hybrid" | "electric" | "gas" | "hydrogen" | "multi_fuel" | "ethanol";
        CarId: string;
        /** @description A car with its cheapest rate. */
        CarOffer: {
            /** @description Of this rate. */
            cover: components["schemas"]["CarCover"];
            /** @description Free cars of the class. */
            left: number;
            /** @description Its rates with another cover, payment or policy, cheapest first. */
            others: components["schemas"]["CarRateChoice"][];
            payment: components["schemas"]["CarPayment"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description For the whole rental with every mandatory fee; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            rental: components["schemas"]["Rental"];
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        /**
         * @description now: all of it is paid here. at_desk: all of it is paid at the desk.
         * @enum {string}
         */
        CarPayment: "now" | "at_desk";
        /** @description A rate with extras. */
        CarPriceQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            extras: components["schemas"]["ExtrasWanted"];
            rateKey: components["schemas"]["RateKey"];
        };
        CarProvider: { code: components["schemas"]["CarId"]; logo: components["schemas"]["SafeUrl"]; name: string; };
        /** @description A car by the key of one of its rates. */
        CarQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description A car with one cover. */
        CarRate: {
            cover: components["schemas"]["CarCover"];
            left: number;
            payment: components["schemas"]["CarPayment"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description Another rate of a car, as far as filters and cards need it. */
        CarRateChoice: {
            cover: components["schemas"]["CoverLevel"];
            /** @description End of free cancellation; omitted if cancellation always has a cost. */
            freeUntil?: components["schemas"]["LocalMoment"];
            payment: components["schemas"]["CarPayment"];
            /** @description For the whole rental, in the currency of the best rate; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
        };
        /** @description Car deals near a point. Without a return place the car is returned where it was picked up. */
        CarSearch: {
            /** @default 25 */
            age?: number;
            /** @default US */
            countryOfResidence?: components["schemas"]["CountryCode"];
            /**
             * @description Currency of the prices. Optional, since spec §7 does not have this field.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /** @default false */
            isFromDestination?: boolean;
            /** @default false */
            isHome?: boolean;
            /** @default false */
            isOTA?: boolean;
            pickUpDateTime?: components["schemas"]["LocalDateTime"];
            pickupLatitude: components["schemas"]["Latitude"];
            pickupLongitude: components["schemas"]["Longitude"];
            returnDateTime?: components["schemas"]["LocalDateTime"];
            returnLatitude?: components["schemas"]["Latitude"];
            returnLongitude?: components["schemas"]["Longitude"];
            /** @default  */
            searchString?: string;
        };
        /** @description The last line of a successful search. */
        CarSearchDone: {
            /** @description Charged days of 24 hours. */
            days: number;
            gone?: components["schemas"]["GoneCar"];
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            near?: components["schemas"]["PlaceNear"];
            /**
             * @description Why there is no car, if there is none.
             * @enum {string}
             */
            none?: "no_desk" | "desk_closed" | "one_way_not_allowed" | "border_not_allowed" | "ferry_not_allowed" | "driver_too_young" | "driver_too_old" | "sold_out";
            total: number;
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        CarSearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        CarSearchOffers: {
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["CarOffer"][];
        };
        /** @description One line of a search's answer. */
        CarSearchPart: components["schemas"]["CarSearchOffers"] | components["schemas"]["CarSearchDone"] | components["schemas"]["CarSearchFailed"];
        /** @description A rental of a car. */
        CarSubject: {
            car: components["schemas"]["BookedRental"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "car";
        };
        /**
         * @description cancel: free of charge.
         * @enum {string}
         */
        ChangeAnswer: "accept" | "cancel";
        ChangePasswordRequest: { current: string; password: components["schemas"]["ChosenPassword"]; };
        /** @description Whether a change or refund is possible before departure; unknown: the airline does not tell. */
        ChangeTerm: {
            /** @enum {string} */
            allowed: "yes" | "no" | "unknown";
            /** @description What it costs at most, for all passengers; omitted if it is free, not possible or unknown. */
            penalty?: components["schemas"]["MoneyAmount"];
        };
        /** @description The kind of tax or fee. */
        ChargeCode: string;
        /** @description The support chat of an agency with supportMode chat. */
        ChatWidget: {
            /** @description The heading above the chat. */
            label: string;
            /** @description The page of the chat. It is shown in a frame, and nothing of it is loaded before a visitor asks for help. */
            url: string;
        };
        /** @description The first and the last day of check-in; `until` is not before `from`. */
        CheckInWindow: { from: components["schemas"]["Date"]; until: components["schemas"]["Date"]; };
        /** @description A problem (RFC 9457); if checks failed, with their findings. */
        ChecksFailedProblem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            findings?: components["schemas"]["Finding"][];
            instance?: string;
            status: number;
            title: string;
            type: string;
        };
        /** @description Not the email address, and not a very common password; any other characters. */
        ChosenPassword: string;
        ClientSecret: string;
        ConfirmBookingRequest: {
            /** @description Ids of rejected items without which the traveller continues; any other item is refused (conflict). */
            without?: string[];
        };
        /** @description The agency's name as visitors see it, typed by a person. Required if the agency becomes inactive, since visitors then see only that. */
        ConfirmInactive: string;
        /** @description The recipient of messages about the booking. */
        Contact: {
            email: components["schemas"]["EmailAddress"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phone: components["schemas"]["InternationalPhone"];
        };
        /** @description A country entry of the multi-currency state (spec §3). */
        Country: {
            code: components["schemas"]["CountryCode"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The flag as text. */
            emoji: string;
            /** @description The flag. */
            image: components["schemas"]["SafeUrl"];
            name: string;
            symbol: string;
            /** @description The code points of the emoji, e.g. `U+1F1E9 U+1F1F0`. */
            unicode: string;
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        /**
         * @description basic: with excess. cover: with lower excess. zero_excess: nothing to pay for damage or theft.
         * @enum {string}
         */
        CoverLevel: "basic" | "cover" | "zero_excess";
        CreateBookingRequest: {
            /** @description The approximate arrival time. */
            arrival?: string;
            contact: components["schemas"]["Contact"];
            /** @description The party of each item of the quote, in the same order. */
            parties: components["schemas"]["Party"][];
            /**
             * @description True to hold the items until the quote's payLater.payBy without a payment; refused if the quote has none.
             * @default false
             */
            payLater?: boolean;
            /** Format: uuid */
            quoteId: string;
            /**
             * @description Requests to the suppliers.
             * @default
             */
            requests?: string;
            /** @description The amount due now as shown on the page; if it differs, nothing is booked (price_changed). */
            shownTotal: components["schemas"]["MoneyAmount"];
        };
        CreatePreviewGrantRequest: {
            /** @default ready */
            bookingState?: components["schemas"]["SupplyState"];
            currency?: components["schemas"]["CurrencyCode"];
            language?: components["schemas"]["LanguageCode"];
            /** @enum {string} */
            mode?: "light" | "dark";
            role: components["schemas"]["PreviewRole"];
            /** @description A published version; the draft if omitted. */
            version?: number;
        };
        CreateProposalRequest: {
            client?: components["schemas"]["ProposalClient"];
            /** @description The currency that the client sees and pays. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description True if the agency guarantees the price until then, while it covers the supplier's; otherwise the price of the day applies. */
            keepsPrice: boolean;
            /**
             * @description The agent's note to the client.
             * @default
             */
            note?: string;
            product: components["schemas"]["Product"];
            rateKey: components["schemas"]["RateKey"];
            /** @description The total that the agent saw; if it has changed, nothing is proposed (price_changed). */
            shownTotal?: components["schemas"]["MoneyAmount"];
            /** @description The last day for booking it, by the property's calendar; before the stay and within 60 days. */
            validUntil: components["schemas"]["Date"];
        };
        CreateQuoteRequest: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The items to quote together. A proposal has its own, and other items are refused. */
            items: components["schemas"]["WantedItem"][];
            /**
             * Format: uuid
             * @description The proposal to book; its currency and price override those given here. An expired one is refused (conflict).
             */
            proposalId?: string;
            /** @description The total that the traveller saw; the answer states if it has changed. */
            shownTotal?: components["schemas"]["MoneyAmount"];
        };
        CreateResortAlert: {
            criteria: components["schemas"]["ResortCriteria"];
            /** @description Of a visitor who is not signed in; ignored for an account, which has its own. */
            email?: components["schemas"]["EmailAddress"];
        };
        CreateScheduleRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            end?: components["schemas"]["LocalTime"];
            /**
             * @description The note in the list of versions.
             * @default
             */
            note?: string;
            revision: components["schemas"]["Revision"];
            start: components["schemas"]["LocalTime"];
        };
        CreateShareRequest: {
            /**
             * @description The number of days until it expires.
             * @default 7
             */
            days?: number;
            label: string;
        };
        Credits: { amount: number; currency: components["schemas"]["CurrencyCode"]; };
        /** @description Another cabin or category, other dining, further extras, or today's price of the same cabin. Omitted parts stay as they are. */
        CruiseChange: {
            cabin?: components["schemas"]["CabinNumber"];
            /** @enum {string} */
            dining?: "early" | "late" | "flexible";
            /** @description In place of the booked ones. */
            extras?: components["schemas"]["ExtraWanted"][];
            /** @enum {string} */
            product: "cruise";
            /** @description Another category or fare of the same sailing for the same guests. */
            rateKey?: components["schemas"]["RateKey"];
            /** @description True to take today's price of the same category and fare, where the line allows it before the final payment. */
            reprice?: boolean;
        };
        CruiseCode: string;
        CruiseCriteria: {
            cabins: components["schemas"]["CabinGuests"][];
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The first month of departure; the current one by default. */
            from?: components["schemas"]["CruiseMonth"];
            /**
             * @description True if a guest has sailed with the line before.
             * @default false
             */
            isPastGuest?: boolean;
            /** @description Only these lines; omitted for all. */
            lines?: components["schemas"]["CruiseCode"][];
            nights?: components["schemas"]["NightsRange"];
            /** @description Where it sails, or a port where it starts or calls; omitted for everywhere. */
            place?: components["schemas"]["CruisePlace"];
            /**
             * @description The guests' country of residence; some fares are for residents.
             * @default US
             */
            residence?: components["schemas"]["CountryCode"];
            /** @description Only these ships; omitted for all. */
            ships?: components["schemas"]["CruiseCode"][];
            /** @description Only these; omitted for all. */
            types?: components["schemas"]["CruiseType"][];
            /** @description The last month of departure; the first one by default. */
            until?: components["schemas"]["CruiseMonth"];
        };
        CruiseExtra: {
            code: components["schemas"]["CruiseCode"];
            /** @description Of an excursion: the day of the itinerary. */
            day?: number;
            /** @enum {string} */
            effort?: "easy" | "moderate" | "active";
            kind: components["schemas"]["CruiseExtraKind"];
            /** @description The supplier's text, if the pages have none for the kind. */
            label?: string;
            left?: number;
            /** @description How many can be bought. */
            maximum: number;
            minutes?: number;
            /**
             * @description Of whom one is bought.
             * @enum {string}
             */
            per: "person" | "cabin";
            /** @description Of one for the whole cruise; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["MoneyAmount"];
            /** @description Local time in the port. */
            startsAt?: components["schemas"]["LocalHour"];
        };
        /** @enum {string} */
        CruiseExtraKind: "drinks" | "wifi" | "gratuities" | "speciality_dining" | "excursion" | "transfer" | "hotel" | "spa" | "photos" | "insurance";
        CruiseFare: {
            code: components["schemas"]["CruiseCode"];
            includes: components["schemas"]["CruisePackage"][];
            isDepositRefundable: boolean;
            name: string;
            /** @description Whom it is for; omitted for everybody. */
            only?: ("residents" | "seniors" | "past_guests" | "last_minute")[];
        };
        CruiseLine: {
            code: components["schemas"]["CruiseCode"];
            /** @description The line's page of cancellation conditions (spec §2.2); omitted if it has none. */
            conditions?: components["schemas"]["CruiseLineName"];
            logo: components["schemas"]["SafeUrl"];
            name: string;
            /** @description Its programme for past guests. */
            programme?: string;
        };
        /**
         * @description The cruise lines with a page of cancellation conditions (spec §2.2).
         * @enum {string}
         */
        CruiseLineName: "royal-caribbean" | "carnival" | "mcl" | "celebrity" | "disney";
        CruiseMonth: string;
        /** @description A sailing with its cheapest cabins for all guests. */
        CruiseOffer: {
            /** @description The category's name. */
            category: string;
            /** @description The fare's name. */
            fare: string;
            /** @description The line chooses the cabin later. */
            isGuarantee: boolean;
            /** @description Of the first cabin. */
            kind: components["schemas"]["CabinKind"];
            /** @description Free cabins of the category; 0 on a waiting list. */
            left: number;
            /** @description What the fare gives to spend on board; omitted if nothing. */
            onboardCredit?: components["schemas"]["MoneyAmount"];
            /** @description The cheapest of the other kinds of cabin. */
            others: components["schemas"]["CabinChoice"][];
            /** @description Of all cabins. */
            payments: components["schemas"]["CruisePayments"];
            /** @description The mean of all guests. */
            perPerson?: components["schemas"]["MoneyAmount"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description For all cabins with taxes and port charges; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            /** @description One for each cabin of the search. */
            rateKeys: components["schemas"]["RateKey"][];
            sailing: components["schemas"]["Sailing"];
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        /** @enum {string} */
        CruisePackage: "drinks" | "wifi" | "gratuities" | "excursions" | "speciality_dining" | "flights" | "transfers";
        /** @description When a cabin is paid. Within the final window everything is due with the booking, and `balanceOn` is omitted. */
        CruisePayments: {
            /** @description Paid at last on balanceOn; omitted if everything is due at once, and for callers who may not see prices. */
            balance?: components["schemas"]["MoneyAmount"];
            balanceOn?: components["schemas"]["Date"];
            /** @description Paid with the booking; omitted for callers who may not see prices (spec §6). */
            deposit?: components["schemas"]["MoneyAmount"];
            isDepositRefundable: boolean;
            /**
             * Format: date-time
             * @description Until then the cabin can be held without payment; omitted if this fare allows no option.
             */
            optionUntil?: string;
        };
        /** @description A region of cruises, or a port. */
        CruisePlace: {
            code: components["schemas"]["CruiseCode"];
            /** @enum {string} */
            kind: "region" | "port";
        };
        /** @description A line of the list of destinations. */
        CruisePlaceEntry: {
            code: components["schemas"]["CruiseCode"];
            /** @description Of a port. */
            countryCode?: components["schemas"]["CountryCode"];
            /** @enum {string} */
            kind: "region" | "port";
            /** @description A port with its country, such as `Bergen, Norway`; a region by its name. */
            label: string;
            name: string;
            position?: components["schemas"]["Position"];
            /** @description The types of cruises that sail there. */
            types?: components["schemas"]["CruiseType"][];
        };
        CruisePort: {
            code: components["schemas"]["CruiseCode"];
            countryCode: components["schemas"]["CountryCode"];
            name: string;
            position: components["schemas"]["Position"];
            /** @description Where guests go on board. */
            terminal?: string;
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description A rate with a cabin, dining and extras. */
        CruisePriceQuery: {
            /** @description Omitted to let the line, or for other categories this server, choose. */
            cabin?: components["schemas"]["CabinNumber"];
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /** @enum {string} */
            dining?: "early" | "late" | "flexible";
            /** @default [] */
            extras?: components["schemas"]["ExtraWanted"][];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description The last line of a successful search. */
        CruiseSearchDone: {
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            /** @description If there is none: the nearest month with sailings there. */
            nearest?: components["schemas"]["CruiseMonth"];
            /**
             * @description Why there is no sailing, if there is none.
             * @enum {string}
             */
            none?: "no_sailing" | "sold_out" | "too_many_guests" | "adults_only" | "infant_too_young" | "no_adult";
            total: number;
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        CruiseSearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        CruiseSearchOffers: {
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["CruiseOffer"][];
        };
        /** @description One line of a search's answer. */
        CruiseSearchPart: components["schemas"]["CruiseSearchOffers"] | components["schemas"]["CruiseSearchDone"] | components["schemas"]["CruiseSearchFailed"];
        CruiseShip: {
            amenities?: components["schemas"]["ShipAmenity"][];
            code: components["schemas"]["CruiseCode"];
            crew?: number;
            /** @description Of what is paid on board. */
            currency: components["schemas"]["CurrencyCode"];
            decks?: number;
            /** @description At two to a cabin. */
            guests: number;
            lengthMetres?: number;
            /** @description On an adults-only ship, the lowest age. */
            minimumAge?: number;
            name: string;
            rebuilt?: number;
            /** @description The year of the first voyage. */
            since: number;
            type: components["schemas"]["CruiseType"];
            /** @description The lowest age of a guest on the day of embarkation, in months. */
            youngestMonths?: number;
        };
        /** @description A cabin on a sailing. */
        CruiseSubject: {
            cruise: components["schemas"]["BookedCabin"];
            /** @enum {string} */
            product: "cruise";
        };
        /** @enum {string} */
        CruiseType: "ocean" | "river" | "expedition" | "coastal";
        /** @description ISO 4217. */
        CurrencyCode: string;
        /** @description A currency of the picker, represented by a country that uses it (spec §3). */
        CurrencyEntry: {
            code: components["schemas"]["CountryCode"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The flag. */
            image: components["schemas"]["SafeUrl"];
            /** @description The country's name. */
            name: string;
            symbol: string;
        };
        /**
         * Format: date
         * @description YYYY-MM-DD.
         */
        Date: string;
        DeckArea: {
            /** @enum {string} */
            kind: "lift" | "stairs" | "restaurant" | "buffet" | "bar" | "pool" | "theatre" | "spa" | "gym" | "shops" | "casino" | "kids_club" | "lounge" | "open_deck" | "reception" | "crew" | "library" | "bridge";
            length: number;
            name?: string;
            width: number;
            x: number;
            y: number;
        };
        /** @description Metres from the stern and from the port side. */
        DeckPlan: {
            areas: components["schemas"]["DeckArea"][];
            /** @description All of the deck, so that the plan is whole; only free ones of the category can be chosen. */
            cabins: components["schemas"]["Cabin"][];
            deck: number;
            length: number;
            name: string;
            width: number;
        };
        /** @enum {string} */
        DeskKind: "in_terminal" | "rental_center" | "shuttle" | "meet_and_greet" | "call_for_pick_up" | "downtown" | "station";
        /** @description A destination of the agency at /destination; those with isTop also at /top-destination, those with isHiddenGem at /hidden-gems-round-the-world. */
        Destination: {
            country: components["schemas"]["CountryCode"];
            id: components["schemas"]["Slug"];
            image: components["schemas"]["SafeUrl"];
            isHiddenGem: boolean;
            isTop: boolean;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            name: string;
            scene: components["schemas"]["HomeContent"]["scene"];
            summary: string;
        };
        /** @description A destination of the agency at /destination and /top-destination. */
        DestinationSettings: {
            /** @description Country of the place, ISO 3166-1 alpha-2. */
            country: components["schemas"]["CountryCode"];
            /**
             * @description Shows it at /hidden-gems-round-the-world.
             * @default false
             */
            isHiddenGem?: boolean;
            /**
             * @description Shows it at /top-destination.
             * @default false
             */
            isTop?: boolean;
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
            /** @description Name of the place, as visitors read it. */
            name: string;
            scene: components["schemas"]["HomeContent"]["scene"];
            /** @description A sentence or two on its card. */
            summary: string;
        };
        DiningChoice: {
            /** @description Omitted if guests come when they like. */
            at?: components["schemas"]["LocalHour"];
            /** @enum {string} */
            code: "early" | "late" | "flexible";
            /** @description Guests are put on its waiting list. */
            isFull?: boolean;
        };
        Discount: {
            /** @description In the price's currency; subtracted from what is paid here. */
            amount: number;
            code?: components["schemas"]["PromoCode"];
            /** @enum {string} */
            kind: "promo" | "credits";
        };
        DistanceFrom: {
            /** @description Name of the reference point. */
            from: string;
            miles: number;
        };
        /** @enum {string} */
        DocumentType: "passport" | "identity_card";
        /** @description The settings being edited; without a draft, the published ones. Fields of the platform are omitted. */
        Draft: {
            /** @description Fields that differ from the published version. */
            changed: components["schemas"]["SettingsPointer"][];
            /** @description The author of each field's last change since the last publication. */
            fields: components["schemas"]["FieldAuthor"][];
            /** @description The agency's hosts; `canonicalHost` is one of them. */
            hosts: string[];
            publishedVersion: components["schemas"]["VersionNumber"];
            revision: components["schemas"]["Revision"];
            settings: components["schemas"]["Settings"];
            /** Format: date-time */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Editor"] | null;
            you: components["schemas"]["Editor"];
        };
        DraftChange: {
            changes: components["schemas"]["SettingsChange"][];
            /**
             * Format: uuid
             * @description Changes of one gesture share it.
             */
            gesture?: string;
            /** @description Id of the editor who made the changes, from the draft's `you`. If another person is signed in, the answer is 409 and nothing is changed. */
            person?: string;
        };
        DraftChanged: {
            /** @description The changes as stored - HTML sanitised, colours in lower case; changes without effect are omitted. */
            changes: components["schemas"]["SettingsChange"][];
            revision: components["schemas"]["Revision"];
        };
        /** @description A problem (RFC 9457) with the changes of the draft since the revision that the call names. */
        DraftStaleProblem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            instance?: string;
            revision?: components["schemas"]["Revision"];
            /** @description Every change since, oldest first; empty if not all are known any more, so that the draft must be read again. */
            since?: components["schemas"]["PastChange"][];
            status: number;
            title: string;
            type: string;
        };
        /** @description On the day of the pick-up. */
        DriverAge: number;
        /** @description The person who did something. */
        Editor: { id: string; name: string; };
        EmailAddress: string;
        EmailBody: { email: components["schemas"]["EmailAddress"]; };
        /** @description Kilograms of CO₂ of one passenger for the whole journey. */
        Emissions: {
            kilograms: number;
            /** @description Of the same journey on the usual flights. */
            typical?: number;
        };
        EmptyBody: Record<string, never>;
        /**
         * @description The closed list of problem codes; the same as src/contract/error-codes.ts.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "host_malformed" | "unauthenticated" | "forbidden" | "cross_site" | "account_inactive" | "agency_inactive" | "preview_only" | "preview_over" | "payment_declined" | "not_found" | "agency_not_found" | "method_not_allowed" | "password_required" | "conflict" | "hold_expired" | "already_paid" | "payment_out_of_order" | "sold_out" | "price_changed" | "quote_expired" | "proposal_over" | "request_in_flight" | "precondition_failed" | "draft_stale" | "checks_failed" | "request_timeout" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "validation_failed" | "idempotency_mismatch" | "invalid_credentials" | "token_invalid" | "precondition_required" | "rate_limited" | "headers_too_large" | "internal_error" | "upstream_failed" | "overloaded" | "mail_unavailable" | "upstream_timeout" | "payments_unavailable" | "supplier_failed" | "supplier_timeout";
        /** @description The rate for converting the supplier's currency into the price's; fixed with the quote. */
        Exchange: {
            /** @description Date or time of the rate. */
            asOf: string;
            from: components["schemas"]["CurrencyCode"];
            rate: number;
        };
        /** @description Units of each currency for one US dollar. */
        ExchangeRates: {
            /** @description Date or date and time (ISO 8601) of the rates. */
            asOf: string;
            /** @constant */
            base: "USD";
            rates: { [key: string]: number; };
            source: string;
        };
        ExtraCode: string;
        ExtrasWanted: { code: components["schemas"]["ExtraCode"]; count: number; }[];
        ExtraWanted: { code: components["schemas"]["CruiseCode"]; count: number; };
        Faq: { headerMessage: string; isEnabled: boolean; questions: components["schemas"]["FaqQuestion"][]; };
        FaqQuestion: {
            /** @description Sanitised HTML. */
            answer: string;
            question: string;
        };
        /** @description The FAQ page; without it there is none. */
        FaqSettings: {
            /** @description The sentence below the heading. */
            headerMessage: string;
            /** @description Whether the page exists. */
            isEnabled: boolean;
            /** @description Questions and their answers, in order. */
            questions: {
                answer: components["schemas"]["HtmlAnswer"];
                /** @description The question, as a visitor would ask it. */
                question: string;
            }[];
            /** @description The heading of the page. */
            title: string;
        };
        FieldAuthor: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Editor"];
            pointer: components["schemas"]["SettingsPointer"];
        };
        FieldError: {
            /** @description The place, e.g. `occupancies[0].numOfAdults`. */
            field: string;
            /** @description The reason, e.g. `must be at most 9`. */
            reason: string;
        };
        /** @description A problem that a check found in the settings. */
        Finding: {
            /** @description Name of the check. */
            check: string;
            /** @description The kind of finding, as a key for translations - `link.dead`. */
            code: string;
            /** @description The field, in the form of tenant.json. */
            field: string;
            fix?: components["schemas"]["FindingFix"];
            /**
             * @description Findings of the level `blocking` prevent publishing.
             * @enum {string}
             */
            level: "blocking" | "advice";
            /** @description The field, in the form of the draft's changes. */
            pointer: string;
            /** @description In English, to be read after the field. */
            reason: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description Changes of the draft that fix the finding; omitted if only a person can decide. */
        FindingFix: {
            changes: components["schemas"]["SettingsChange"][];
            /** @description The effect of the changes - `remove`, `hide`, `use`. */
            code: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description The values in a finding's sentence, by name. */
        FindingValues: { [key: string]: string | number; };
        FlightAirport: {
            city: string;
            code: components["schemas"]["IataCode"];
            countryCode: components["schemas"]["CountryCode"];
            name: string;
            position: components["schemas"]["Position"];
            timeZone: components["schemas"]["TimeZone"];
        };
        FlightAnswer: {
            airlines: components["schemas"]["Airline"][];
            airports: components["schemas"]["FlightAirport"][];
            /**
             * @description Whether the airline takes identity documents.
             * @enum {string}
             */
            documents: "none" | "offered" | "required";
            emissions: components["schemas"]["Emissions"];
            /** @description Cheapest first, the asked one among them; empty if the journey is gone. */
            fares: components["schemas"]["FlightFare"][];
            hasSeatMap: boolean;
            isSample: boolean;
            isSeparateTickets: boolean;
            itineraries: components["schemas"]["Itinerary"][];
            owner: components["schemas"]["AirlineCode"];
            passengers: components["schemas"]["FlightPassenger"][];
            /** @description Of the asked fare. */
            services: components["schemas"]["FlightService"][];
        };
        FlightCalendar: { days: components["schemas"]["FlightDay"][]; };
        /** @description The cheapest total of each day of the first slice; later slices keep their distance from it. */
        FlightCalendarQuery: {
            /** @default economy */
            cabin?: components["schemas"]["CabinClass"];
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            from: components["schemas"]["Date"];
            /** @default 2 */
            maximumConnections?: number;
            passengers: components["schemas"]["FlightPassengers"];
            slices: components["schemas"]["SliceWanted"][];
            /** @description At most 62 days after `from`. */
            until: components["schemas"]["Date"];
        };
        /** @description Other flights of slices, further services or seats, or fewer passengers. Omitted parts stay as they are. */
        FlightChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "flight";
            /** @description In place of the passenger's seat on the segment. */
            seats?: components["schemas"]["SeatWanted"][];
            /** @description In addition to the booked ones. */
            services?: components["schemas"]["ServiceWanted"][];
            slices?: components["schemas"]["SliceChange"][];
            /** @description Passengers who do not travel; an adult stays for each infant who does. */
            without?: components["schemas"]["PassengerIndex"][];
        };
        FlightCriteria: {
            /** @description Only offers of these; omitted for all. */
            airlines?: components["schemas"]["AirlineCode"][];
            /** @default economy */
            cabin?: components["schemas"]["CabinClass"];
            /** @description The flights that the traveller has chosen for the first slices; only offers with them are found. */
            chosen?: components["schemas"]["ItineraryId"][];
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description How many days earlier or later the first slice may depart; later slices keep their distance from it.
             * @default 0
             */
            flexibleDays?: number;
            /**
             * @description In each slice.
             * @default 2
             */
            maximumConnections?: number;
            passengers: components["schemas"]["FlightPassengers"];
            /**
             * @description True to include journeys of several tickets, without protection for missed connections.
             * @default false
             */
            separateTickets?: boolean;
            slices: components["schemas"]["SliceWanted"][];
            withoutAirlines?: components["schemas"]["AirlineCode"][];
        };
        FlightDay: {
            date: components["schemas"]["Date"];
            /** @enum {string} */
            level?: "low" | "typical" | "high";
            /** @description Omitted without flights, and for callers who may not see prices (spec §6). */
            price?: components["schemas"]["MoneyAmount"];
        };
        /** @description Where and when a segment departs or arrives. */
        FlightEnd: {
            airport: components["schemas"]["IataCode"];
            /** @description Local time at the airport. */
            at: components["schemas"]["LocalMoment"];
            terminal?: string;
        };
        /** @description A journey with one fare for each slice. */
        FlightFare: {
            /**
             * Format: date-time
             * @description Until then the airline keeps the price.
             */
            expiresAt: string;
            left: number;
            payLater?: components["schemas"]["PayLater"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            slices: components["schemas"]["SliceFare"][];
        };
        /** @description Another fare of a journey, as far as filters and cards need it. */
        FlightFareChoice: {
            bags: components["schemas"]["Baggage"][];
            change: components["schemas"]["ChangeTerm"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
            refund: components["schemas"]["ChangeTerm"];
            shelf: number;
        };
        /** @description A journey with its cheapest fare for all passengers. */
        FlightOffer: {
            /** @description What every segment includes. */
            bags: components["schemas"]["Baggage"][];
            /** @description The fare brand of each slice. */
            brands: string[];
            change: components["schemas"]["ChangeTerm"];
            emissions: components["schemas"]["Emissions"];
            isSeparateTickets: boolean;
            /** @description One for each slice. */
            itineraries: components["schemas"]["ItineraryId"][];
            /** @description Seats at this price; 9 for nine or more. */
            left: number;
            /** @description The journey with other fares, cheapest first. */
            others: components["schemas"]["FlightFareChoice"][];
            /** @description The airline that sells it. */
            owner: components["schemas"]["AirlineCode"];
            /** @description For all passengers with every mandatory fee; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
            rateKey: components["schemas"]["RateKey"];
            refund: components["schemas"]["ChangeTerm"];
            /** @description The lowest of its slices. */
            shelf: number;
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        FlightPassenger: {
            /** @description Of a child or an infant on the day of the last slice. */
            age?: number;
            type: components["schemas"]["TravellerType"];
        };
        /** @description The passengers of a journey. At most nine have a seat, and each infant sits on the lap of an adult. */
        FlightPassengers: {
            /** @description Of 12 years or more. */
            adults: number;
            /** @description On the day of the last slice; below 2, an infant. */
            childAges: number[];
        };
        /** @description An airport, or all airports of a city. */
        FlightPlace: {
            /** @description Of an airport, or of a city with several airports, such as LON. */
            code: components["schemas"]["IataCode"];
            /** @enum {string} */
            kind: "airport" | "city";
            /**
             * @description Kilometres; airports as near to it are searched too.
             * @default 0
             */
            within?: number;
        };
        /** @description A fare with services and seats. */
        FlightPriceQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            rateKey: components["schemas"]["RateKey"];
            seats: components["schemas"]["SeatWanted"][];
            services: components["schemas"]["ServiceWanted"][];
        };
        /** @description A journey by the key of one of its fares, or as it is booked; then without fares, and with the services that can be added. */
        FlightQuery: {
            /** @description In place of `rateKey`. */
            booked?: components["schemas"]["BookedReference"];
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            rateKey?: components["schemas"]["RateKey"];
        };
        /** @description The last line of a successful search. */
        FlightSearchDone: {
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            /**
             * @description Why there is no offer, if there is none.
             * @enum {string}
             */
            none?: "no_flights" | "no_flights_that_day" | "only_with_connections" | "no_seats" | "times_do_not_fit" | "airlines_do_not_fly";
            total: number;
            typical?: components["schemas"]["TypicalPrice"];
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        FlightSearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        /** @description Offers with the flights, airports and airlines that no earlier line had. */
        FlightSearchOffers: {
            airlines: components["schemas"]["Airline"][];
            airports: components["schemas"]["FlightAirport"][];
            /** @description Of every price of the line. */
            currency: components["schemas"]["CurrencyCode"];
            itineraries: components["schemas"]["Itinerary"][];
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["FlightOffer"][];
        };
        /** @description One line of a search's answer. */
        FlightSearchPart: components["schemas"]["FlightSearchOffers"] | components["schemas"]["FlightSearchDone"] | components["schemas"]["FlightSearchFailed"];
        FlightSegment: {
            aircraft: string;
            arrival: components["schemas"]["FlightEnd"];
            departure: components["schemas"]["FlightEnd"];
            distanceKm: number;
            /** @description The marketing carrier's number. */
            flightNumber: string;
            marketing: components["schemas"]["AirlineCode"];
            /** @description From gate to gate. */
            minutes: number;
            operating: components["schemas"]["AirlineCode"];
            operatingNumber?: string;
            stops: components["schemas"]["TechnicalStop"][];
        };
        /** @description Something that can be booked with the journey, for one passenger. */
        FlightService: {
            /** @description Which meal or assistance, such as `vegan` or `wheelchair`. */
            code?: string;
            id: components["schemas"]["ServiceId"];
            kilograms?: number;
            kind: components["schemas"]["ServiceKind"];
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
            /** @description For each passenger. */
            maximum: number;
            /** @description Who can have it. */
            passengers: components["schemas"]["PassengerIndex"][];
            /** @description Of one; 0 if it is free. Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["MoneyAmount"];
            /** @description Of cancel_for_any_reason: what is refunded for the passenger. */
            refund?: components["schemas"]["MoneyAmount"];
            /** @description Length, width and height together. */
            sizeCm?: number;
            /** @description The slices it is for; it is sold for all of them together. */
            slices: number[];
        };
        /** @description A journey by air. */
        FlightSubject: {
            flight: components["schemas"]["BookedJourney"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "flight";
        };
        /** @description A ticket, or a document of paid services. */
        FlightTicket: {
            /** @enum {string} */
            kind: "e_ticket" | "emd";
            number: string;
            passenger: components["schemas"]["PassengerIndex"];
        };
        /** @description A problem in a tenant's folder. */
        FolderProblem: {
            /** @description The field of tenant.json concerned, or empty. */
            field: string;
            /** @description Path inside the folder; empty if it concerns the folder itself. */
            file: string;
            /** @description Plain English, to be read after file and field. */
            reason: string;
        };
        /** @enum {string} */
        FuelPolicy: "full_to_full" | "same_to_same" | "full_to_empty" | "charged_to_same";
        /**
         * @description As in the passport.
         * @enum {string}
         */
        Gender: "female" | "male" | "unspecified";
        /** @description What is known of the requested car of a search, if it is not free. */
        GoneCar: {
            category: components["schemas"]["CarCategory"];
            /** @description The name of its desk. */
            desk?: string;
            seats: number;
            /** @enum {string} */
            transmission: "manual" | "automatic";
        };
        GuestAge: number;
        GuideLanguage: {
            /** @enum {string} */
            by: "guide" | "audio" | "written";
            language: components["schemas"]["LanguageTag"];
        };
        /** @description Where and when a car changes hands; local time at the desk. */
        Handover: {
            at: components["schemas"]["LocalMoment"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * @description The place as the traveller entered it.
             * @default
             */
            name?: string;
        };
        /** @enum {string} */
        HearSource: "Social Media" | "Peer referral" | "Google" | "Customer Support Manager" | "Other";
        /** @description A colour as #rrggbb. */
        HexColor: string;
        /** @description The texts and the picture of the home page's hero. */
        HomeContent: {
            /** @description The first thing a visitor reads. */
            headline: string;
            /**
             * @description The layout of text, picture and search: text at the side of a wide picture, in its middle, or next to a framed one.
             * @default side
             * @enum {string}
             */
            layout?: "side" | "middle" | "framed";
            place?: components["schemas"]["HomePlace"];
            /**
             * @description What the picture shows.
             * @enum {string}
             */
            scene: "beach" | "old-town" | "skyline" | "mountain" | "desert" | "harbour" | "forest";
            /** @description One sentence below the headline. */
            subline: string;
            /**
             * @description The light of the picture.
             * @default golden
             * @enum {string}
             */
            timeOfDay?: "dawn" | "day" | "golden" | "dusk" | "night";
        };
        /** @description The place of the home page's deals. If omitted, the largest city of the agency's country. */
        HomePlace: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
            /** @description Name of the place, as people read it. */
            name: string;
        };
        /** @description A property, independent of dates. */
        Hotel: {
            address: { city: string; country: components["schemas"]["CountryCode"]; line: string; };
            amenities: components["schemas"]["HotelAmenity"][];
            checkIn: {
                from: components["schemas"]["LocalHour"];
                /** @description Null for any time. */
                until: components["schemas"]["LocalHour"] | null;
            };
            checkOut: { until: components["schemas"]["LocalHour"]; };
            distance: components["schemas"]["DistanceFrom"];
            id: components["schemas"]["HotelId"];
            name: string;
            pictures: components["schemas"]["HotelPicture"][];
            position: components["schemas"]["Position"];
            reviews: components["schemas"]["HotelReviews"];
            rules: components["schemas"]["HouseRules"];
            stars: components["schemas"]["Rating"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        HotelAmenity: "wifi" | "parking" | "pool" | "spa" | "gym" | "restaurant" | "bar" | "air_conditioning" | "front_desk_24h" | "lift" | "pets_welcome" | "family_friendly" | "beachfront" | "airport_shuttle" | "car_charging" | "step_free" | "laundry" | "room_service" | "garden" | "terrace" | "meeting_rooms" | "non_smoking" | "ski_storage" | "bicycle_hire";
        HotelAnswer: {
            hotel: components["schemas"]["Hotel"];
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @description Omitted if no stay was given; a room type without rates is sold out. */
            rooms?: {
                /** @description Cheapest first. */
                rates: components["schemas"]["HotelRate"][];
                room: components["schemas"]["RoomType"];
            }[];
            stay?: components["schemas"]["Stay"];
        };
        /** @description Other dates or guests of a stay, in the same room type and under the same terms if available. */
        HotelChange: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "hotel";
            rooms: components["schemas"]["BookedRoom"][];
            stay: components["schemas"]["Stay"];
        };
        HotelCriteria: {
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The place as the traveller entered it.
             * @default
             */
            destination?: string;
            /** @description The hotel whose deal led here. It comes first, wherever it is; if it is sold out, it is omitted. */
            hotelId?: components["schemas"]["HotelId"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @default IN */
            nationality?: components["schemas"]["CountryCode"];
            /**
             * @description Miles.
             * @default 15
             */
            radius?: number;
            rooms: components["schemas"]["RoomsWanted"];
            stay: components["schemas"]["Stay"];
        };
        HotelDeal: {
            hotel: { hotelDetails: components["schemas"]["HotelDetails"]; };
            link: components["schemas"]["SafeUrl"];
            /** @description Omitted for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
        };
        HotelDetails: {
            /** @description Miles. */
            distance: number;
            /** @description The reference point, by name. */
            distanceFrom: string;
            heroImage: components["schemas"]["SafeUrl"];
            name: string;
        };
        HotelId: string;
        /** @description A property with its best rate for the stay. */
        HotelOffer: {
            amenities: components["schemas"]["HotelAmenity"][];
            /** @description Of the best rate. */
            board: components["schemas"]["BoardType"];
            distance: components["schemas"]["DistanceFrom"];
            guestRating: components["schemas"]["Rating"];
            hotelId: components["schemas"]["HotelId"];
            name: string;
            /** @description Alternatives with another board, free cancellation, or payment at the property. Among the best rate and these, the first with a given benefit is the cheapest that has it; rates that are neither cheaper nor better are omitted. Without prices they are ordered by their terms. */
            others: components["schemas"]["OtherRate"][];
            /** @description Of the best rate. */
            payment: components["schemas"]["RatePayment"];
            picture: components["schemas"]["SafeUrl"];
            /** @description Of the best rate. */
            policy: components["schemas"]["CancellationPolicyOfRate"];
            position: components["schemas"]["Position"];
            /** @description Price of the best rate for the whole stay; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            reviewCount: number;
            /** @description Free rooms at the best rate. */
            roomsLeft: number;
            stars: components["schemas"]["Rating"];
            /** @description True if some rate is paid in parts. */
            takesDeposit?: boolean;
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        HotelPicture: {
            /** @description The subject of the picture. */
            kind: string;
            url: components["schemas"]["SafeUrl"];
        };
        /** @description A property; with a stay and rooms, also its rates. */
        HotelQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The place as the traveller entered it, if a search led here.
             * @default
             */
            destination?: string;
            hotelId: components["schemas"]["HotelId"];
            /** @default IN */
            nationality?: components["schemas"]["CountryCode"];
            rooms?: components["schemas"]["RoomsWanted"];
            stay?: components["schemas"]["Stay"];
        };
        HotelRate: {
            board: components["schemas"]["BoardType"];
            deposit?: components["schemas"]["RateDeposit"];
            isRefundable: boolean;
            payment: components["schemas"]["RatePayment"];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            roomsLeft: number;
        };
        /** @description Guest reviews. */
        HotelReviews: {
            count: number;
            rating: components["schemas"]["Rating"];
            /** @description Sentences as codes; the site has one text for each theme, tone and variant. */
            samples: {
                month: string;
                rating: components["schemas"]["Rating"];
                theme: components["schemas"]["ReviewTheme"];
                /** @enum {string} */
                tone: "praise" | "mixed";
                variant: number;
            }[];
            themes: {
                count: number;
                rating: components["schemas"]["Rating"];
                theme: components["schemas"]["ReviewTheme"];
            }[];
        };
        /** @description Hotel deals near a point. Omitted fields have the defaults of spec §9. */
        HotelSearch: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /** @default IN */
            destinationCountryCode?: components["schemas"]["CountryCode"];
            /** @default false */
            isFromDestination?: boolean;
            /** @default false */
            isHome?: boolean;
            /** @default false */
            isOTA?: boolean;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @default IN */
            nationality?: components["schemas"]["CountryCode"];
            /**
             * @default [
             *       {
             *         "numOfRoom": 1,
             *         "numOfAdults": 2,
             *         "numOfChildren": 0,
             *         "childAges": []
             *       }
             *     ]
             */
            occupancies?: components["schemas"]["Occupancy"][];
            /**
             * @description Miles.
             * @default 15
             */
            radius?: number;
            /** @default  */
            searchString?: string;
            /** @description By default 19 to 21 days after the start of the week. */
            stayPeriod?: components["schemas"]["StayPeriod"];
        };
        /** @description The last line of a successful search. */
        HotelSearchDone: {
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            near?: components["schemas"]["PlaceNear"];
            /** @description Nearby towns, largest first, to label a map. */
            neighbours?: {
                latitude: components["schemas"]["Latitude"];
                longitude: components["schemas"]["Longitude"];
                name: string;
            }[];
            total: number;
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        HotelSearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        /** @description Offers, as soon as the supplier has any. */
        HotelSearchOffers: {
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["HotelOffer"][];
        };
        /** @description One line of a search's answer. */
        HotelSearchPart: components["schemas"]["HotelSearchOffers"] | components["schemas"]["HotelSearchDone"] | components["schemas"]["HotelSearchFailed"];
        /** @description Rooms of a hotel for a stay. */
        HotelSubject: {
            hotel: components["schemas"]["BookedStay"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "hotel";
        };
        /** @description Local hours; `until` is later than `from`. */
        HourRange: { from: number; until: number; };
        HouseRules: {
            /** @description Children sleep in extra beds or cots on request. */
            hasExtraBeds: boolean;
            /** @description Minimum age for checking in. */
            minimumAge: number;
            /** @enum {string} */
            pets: "yes" | "no" | "on_request";
            quietHours: { from: components["schemas"]["LocalHour"]; until: components["schemas"]["LocalHour"]; } | null;
            /** @enum {string} */
            smoking: "no" | "outside";
        };
        /** @description HTML; sanitised on storing. */
        HtmlAnswer: string;
        /** @description A file in the tenant's folder, next to tenant.json. */
        HtmlFile: string;
        /** @description HTML; sanitised on storing. */
        HtmlText: string;
        IataCode: string;
        IdentityLink: {
            /** @description The person's current password. */
            current: string;
            /** @description A provider of kind social. */
            provider: components["schemas"]["IdentityProvider"]["id"];
        };
        /** @description An external sign-in provider of the agency (OpenID Connect). It starts at /sso/start?provider={id}. */
        IdentityProvider: {
            /** @description Its name in addresses and in the environment. */
            id: string;
            /**
             * @description sso: the agency's own single sign-on, which knows its people. social: an account that anyone can have.
             * @enum {string}
             */
            kind: "sso" | "social";
            /** @description Its display name: Continue with <name>. */
            name: string;
        };
        /** @description A provider by which people of the agency, or travellers, sign in (OpenID Connect). Its secret, if it has one, comes from the environment: LIVERY_OIDC_SECRET_<SLUG>_<ID>. */
        IdentityProviderSettings: {
            /** @description The provider's id for this agency's site. */
            clientId: string;
            id: components["schemas"]["IdentityProvider"]["id"];
            /** @description The issuer as the provider writes it. Its settings are read from /.well-known/openid-configuration below it. */
            issuer: string;
            kind: components["schemas"]["IdentityProvider"]["kind"];
            name: components["schemas"]["IdentityProvider"]["name"];
            /**
             * @description The scopes that are requested. openid is always one of them.
             * @default [
             *       "openid",
             *       "email",
             *       "profile"
             *     ]
             */
            scopes?: string[];
            /** @description Only for the agency's own single sign-on (kind sso). Its people's addresses count as verified even if the provider sends no email_verified, as company directories do. An address that it calls unverified stays unverified. Without this setting, the provider must call an address verified before its holder can use the account or accept an invitation. */
            trustsEmail?: boolean;
        };
        /** @description The changes of an import, of which nothing is applied. With problems there are no changes. */
        ImportedSettings: {
            changes: components["schemas"]["SettingsChange"][];
            /** @description Pointers of fields that differ in the folder but stay as they are, since the platform sets them. */
            kept: string[];
            problems: components["schemas"]["FolderProblem"][];
        };
        Incident: {
            /** @description The amount to refund or collect. */
            amount?: components["schemas"]["MoneyAmount"];
            /** @description True if `retry` is possible. */
            canRetry: boolean;
            id: string;
            kind: components["schemas"]["IncidentKind"];
            /** @description The error of the last attempt, to find the cause; in English. */
            reason?: string;
            /** @description Reference of the booking concerned. */
            reference?: components["schemas"]["BookingReference"];
            /**
             * Format: date-time
             * @description The traveller's deadline for answering the supplier change.
             */
            respondBy?: string;
            /**
             * Format: date-time
             * @description When it should first have been done.
             */
            since: string;
        };
        /**
         * @description What failed for a day: `capture` (a confirmed booking's payment was not taken), `void` (a payment was not let go), `refund` (money was not given back), `ask` (a supplier never said whether it booked), `hold_over` (a hold was not ended), `cancel` (a supplier did not answer a cancellation), `collect` (a later payment was declined too often, or not charged), `mail`, `complete`. What people settle: `unpaid` (confirmed, and the payment can not be taken any more), `cancelled_short` (a supplier gives back less than it said), `cancelled_unknown` (cancelled, and the supplier knew of no booking), `booked_after_all` (the supplier booked what had been let go), `refund_late` (a bank takes more than two weeks over a refund), `refunded_elsewhere` (given back at the gateway itself), `refunded_twice` (one refund was made twice there), `disputed` (the cardholder disputes the payment at their bank), `supplier_change` (a supplier changed what is booked and waits for the traveller's answer), `change_refused` (a supplier did not take the traveller's acceptance, or refused the free cancellation that it had said would follow without an answer), `amended_after_all` (the supplier changed what was taken for refused). `other`: anything else.
         * @enum {string}
         */
        IncidentKind: "capture" | "void" | "refund" | "ask" | "hold_over" | "cancel" | "collect" | "mail" | "complete" | "unpaid" | "booked_after_all" | "cancelled_short" | "cancelled_unknown" | "refund_late" | "refunded_elsewhere" | "refunded_twice" | "disputed" | "supplier_change" | "change_refused" | "amended_after_all" | "other";
        Incidents: {
            incidents: components["schemas"]["Incident"][];
            /** @description Time zone of the agency's times. If omitted, the reader's own. */
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description E.164. */
        InternationalPhone: string;
        /**
         * @description The actions that the caller can perform on an item now.
         * @enum {string}
         */
        ItemAction: "cancel" | "change" | "update_travellers" | "add_services";
        /** @description Empty until the item is cancelled. */
        ItemCancellation: {
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            at?: string;
            /** @description The amount returned to the wallet. */
            creditsBack?: components["schemas"]["MoneyAmount"];
            /** @description The part of the penalty that was still to be paid, by the dates of the payment schedule; omitted if none. */
            owed?: components["schemas"]["MoneyAmount"];
            penalty?: components["schemas"]["MoneyAmount"];
            /** @description The amount refunded to the original payment method, in addition to earlier refunds. */
            refund?: components["schemas"]["MoneyAmount"];
            /** @description The amount refunded earlier, or already being refunded. */
            refundedBefore?: components["schemas"]["MoneyAmount"];
            supplierCredits?: components["schemas"]["SupplierCredit"][];
        };
        /** @description The requested change of an item, by product. */
        ItemChange: components["schemas"]["HotelChange"] | components["schemas"]["ActivityChange"] | components["schemas"]["CarChange"] | components["schemas"]["FlightChange"] | components["schemas"]["ResortChange"];
        /**
         * @description in_doubt: the supplier was asked to book it and has not answered. pending: the supplier has accepted the booking and confirms it later.
         * @enum {string}
         */
        ItemState: "on_hold" | "in_doubt" | "pending" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancelled" | "completed";
        /** @description What is quoted, booked or proposed, by product. */
        ItemSubject: components["schemas"]["HotelSubject"] | components["schemas"]["ActivitySubject"] | components["schemas"]["CarSubject"] | components["schemas"]["FlightSubject"] | components["schemas"]["ResortSubject"];
        /** @description The flights of one slice. */
        Itinerary: {
            id: components["schemas"]["ItineraryId"];
            /** @description From the first departure to the last arrival. */
            minutes: number;
            segments: components["schemas"]["FlightSegment"][];
        };
        /** @description Identifies the flights of a slice on a day. */
        ItineraryId: string;
        /** @enum {string} */
        Kitchen: "none" | "partial" | "full";
        /** @enum {string} */
        KnownTerm: "yes" | "no" | "unknown";
        /** @description A language entry of the picker (spec §3). */
        Language: {
            code: components["schemas"]["LanguageCode"];
            /** @description The language's own name. */
            name: string;
            /** @description Locale tag for dates and numbers, e.g. `pt-BR`. */
            value: string;
        };
        /**
         * @description The supported languages (spec §9).
         * @enum {string}
         */
        LanguageCode: "en" | "pt" | "es" | "da" | "no" | "de" | "ar" | "fr" | "sv";
        /** @description A language of any country, such as `en` or `pt-BR`. */
        LanguageTag: string;
        /** @description Of an infant: the index in the party of the adult on whose lap it travels. */
        LapOf: number;
        /** @description Questions to the party whose answers the caller may still change; omitted if there are none. */
        LaterQuestions: {
            questions: components["schemas"]["ProductQuestion"][];
            /** Format: date-time */
            until: string;
        };
        /** @description Degrees north of the equator. */
        Latitude: number;
        /** @description A stored link with its current target. */
        Link: {
            id: components["schemas"]["LinkId"];
            isExpired: boolean;
            /** @description The target: an https address or a path on this site; /expiry after its last day. */
            to: string;
        };
        /** @description A link's name in its address. */
        LinkId: string;
        /** @description A link that the agency publishes. /url/{id} leads to its target, /deal-link?dealLinkId={id} opens it as a deal. */
        LinkSettings: {
            /**
             * Format: date
             * @description The last day on which it works, in UTC. After that it leads to /expiry.
             */
            expiresOn?: string;
            id: components["schemas"]["LinkId"];
            /** @description The target: an https address or a path on this site. */
            to: string;
        };
        /** @description An amount paid locally and not here; not part of the total. */
        LocalCharge: {
            amount: number;
            code: components["schemas"]["ChargeCode"];
            /** @description Local currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description The approximate amount in the price's currency; null without an exchange rate. */
            estimate: number | null;
        };
        /**
         * Format: local-date-time
         * @description YYYY-MM-DDTHH:mm:ss, local at the desk (spec §9).
         */
        LocalDateTime: string;
        LocalHour: string;
        /** @description Local time of the property. */
        LocalMoment: string;
        /**
         * Format: local-date-time
         * @description Date and time on the clocks of the agency's time zone.
         */
        LocalTime: string;
        Login: { email: components["schemas"]["EmailAddress"]; password: string; };
        /** @description Degrees east of Greenwich. */
        Longitude: number;
        /** @description An address that can receive mail. */
        MailableAddress: string;
        Mailed: {
            /** @constant */
            status: "mailed";
        };
        MailedLink: {
            /** @description Names of the social accounts that can sign in until a password is set by this link. */
            disconnects: string[];
            email: components["schemas"]["EmailAddress"];
            /** @description True if the link is used with a new password; always, except when it confirms a sign-up in this browser. */
            needsPassword: boolean;
            /** @enum {string} */
            purpose: "verify" | "reset" | "invite";
            /** @description The person's current or future role. */
            userType: components["schemas"]["UserType"];
        };
        MailedLinkQuestion: { token: string; };
        /**
         * @description Whom a price is for. Public: everyone without a rule of their own. Member: a traveller who is logged in. Agent: a person of the agency.
         * @enum {string}
         */
        MarkupAudience: "public" | "member" | "agent";
        /** @description A city and everything within fifteen miles of its centre. */
        MarkupPlace: {
            country: components["schemas"]["CountryCode"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description Name of the place, as people read it. */
            name: string;
        };
        /** @description What is added to the wholesale rate. The most specific rule applies: place before country before everywhere, then one product before all products, then one audience before everyone. */
        MarkupRule: {
            /** @description Public if absent. A member never pays more than the public. */
            audience?: components["schemas"]["MarkupAudience"];
            /** @description Country of the destination. Without country and place the rule applies everywhere. */
            country?: components["schemas"]["CountryCode"];
            /** @description Currency of a fixed amount, which is converted into the traveller's currency. */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Percent of the wholesale rate, or an amount for the whole stay, rental, visit or trip.
             * @enum {string}
             */
            kind: "percent" | "fixed";
            /** @description The destination. It has its own country. */
            place?: components["schemas"]["MarkupPlace"];
            /** @description Without it the rule applies to every product. */
            product?: components["schemas"]["Product"];
            /** @description Percent with up to two decimals, at most 100, or an amount in major units of the currency. */
            value: number;
        };
        /** @description A local time that clocks skip or repeat, with the one that is used instead. */
        MeantTime: {
            asked: components["schemas"]["LocalTime"];
            /** @enum {string} */
            field: "start" | "end";
            /**
             * @description missing - clocks skip it; the time moves later by the gap. twice - clocks repeat it; the first occurrence is used.
             * @enum {string}
             */
            kind: "missing" | "twice";
            meant: components["schemas"]["LocalTime"];
        };
        /** @description The address of a stored picture of the agency. */
        MediaAddress: string;
        /** @description By how much logging in lowers the total, in whole minor units. Only for visitors who are not signed in; absent if members pay the same. */
        MemberSaving: number;
        /** @description The agency's metadata in the document's head. */
        MetaData: {
            /** @description What a search engine shows below the title. */
            description: string;
            /** @description Comma-separated. */
            keywords: string;
            /** @description The document's title for pages without a title. */
            title: string;
        };
        /** @description Kilometres of the whole rental; without a limit only `isUnlimited` is set. */
        Mileage: { extraPerKm?: components["schemas"]["MoneyAmount"]; isUnlimited: boolean; limitKm?: number; };
        /** @description A duration; `from` equals `to` if it is fixed. */
        Minutes: { from: number; to: number; };
        Money: number;
        MoneyAmount: {
            /** @description Whole minor units of the currency, such as cents. */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        NavigationItem: { label: string; path: components["schemas"]["SafeUrl"]; };
        NewPassword: { password: components["schemas"]["ChosenPassword"]; token: string; };
        NewShare: {
            /** @description The link itself; it is returned only once and not stored. */
            address: string;
            share: components["schemas"]["Share"];
        };
        /** @description `until` is not below `from`. */
        NightsRange: { from: number; until: number; };
        Occupancy: {
            /**
             * @description One age for each child.
             * @default []
             */
            childAges?: number[];
            /** @default 2 */
            numOfAdults?: number;
            /** @default 0 */
            numOfChildren?: number;
            /** @default 1 */
            numOfRoom?: number;
        };
        OfferedExtra: {
            code: components["schemas"]["ExtraCode"];
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
            maximum: number;
        };
        OfferedResortExtra: { code: components["schemas"]["ResortExtraCode"]; maximum: number; };
        OpenHours: {
            from: components["schemas"]["LocalHour"];
            /** @description 24:00 for midnight. */
            until: components["schemas"]["LocalHour"];
        };
        OptionId: string;
        /** @description An alternative rate of a property. */
        OtherRate: {
            board: components["schemas"]["BoardType"];
            /** @description End of free cancellation; omitted if cancellation always has a cost. */
            freeUntil?: components["schemas"]["LocalMoment"];
            payment: components["schemas"]["RatePayment"];
            /** @description For the whole stay, in the currency of the best rate; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
            roomsLeft: number;
        };
        /** @description An external account that can sign the person in (OpenID Connect). */
        OwnIdentity: {
            /**
             * Format: date-time
             * @description When it was linked.
             */
            createdAt: string;
            id: string;
            kind: components["schemas"]["IdentityProvider"]["kind"];
            /** @description The provider's display name; its host if the agency no longer has it. */
            name: string;
        };
        /** @description Spec §3 (User profile), with details that only the person needs. */
        OwnProfile: {
            /** @description Null if the person has chosen none. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /** @description False for a person who has only ever signed in with an external account, and so has no current password to enter. */
            hasPassword: boolean;
            id: string;
            isRewardWalletEnable: boolean;
            /** @description Null if the person has chosen none. */
            language: components["schemas"]["LanguageCode"] | null;
            personal_info: components["schemas"]["PersonalInfo"];
            phone: string;
            userType: components["schemas"]["UserType"];
        };
        OwnSession: {
            /** @description The network of the session, such as 203.0.113.0/24; empty if unknown. */
            address: string;
            /** @description Its name, such as Firefox; empty if unknown. */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** @description True for the calling session. */
            current: boolean;
            /** @enum {string} */
            device: "phone" | "tablet" | "desktop";
            id: string;
            /**
             * Format: date-time
             * @description Accurate to five minutes.
             */
            lastSeenAt: string;
            /** @description Such as Windows or Android; empty if unknown. */
            system: string;
        };
        /** @description The data from which a page is rendered, as in the page itself. */
        PageContext: {
            /** @description The agency without its policies. */
            agency: { [key: string]: unknown; };
            currency: components["schemas"]["CurrencyCode"];
            demo: boolean;
            /** @enum {string} */
            device: "phone" | "tablet" | "desktop";
            frame: { footer: boolean; header: boolean; };
            /** @constant */
            isMenuCollapsed?: true;
            language: components["schemas"]["LanguageCode"];
            platformEmail?: string;
            preview?: components["schemas"]["ShownPreview"];
            session: components["schemas"]["Session"];
            /** Format: date */
            today: string;
            wording: { [key: string]: string; };
        };
        /** @description The people of one item, with their answers to its questions. */
        Party: { answers?: components["schemas"]["Answer"][]; travellers: components["schemas"]["Traveller"][]; };
        /** @description A check without findings, with what it examined. */
        PassedCheck: {
            check: string;
            /** @description In English. */
            summary: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description The passenger, from 0: adults, then children in the order of their ages in the search. */
        PassengerIndex: number;
        /** @description The changes of one accepted call to the draft. */
        PastChange: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Editor"];
            changes: components["schemas"]["SettingsChange"][];
            /** Format: uuid */
            gesture?: string;
            revision: components["schemas"]["Revision"];
        };
        /** @description The items can be held now and paid later. */
        PayLater: {
            /**
             * Format: date-time
             * @description Without payment the places are released then.
             */
            payBy: string;
            /**
             * Format: date-time
             * @description Until then the price is guaranteed; omitted if only the places are held, and the price is quoted again at the payment.
             */
            priceUntil?: string;
        };
        /** @description One entry of a payment schedule. */
        PaymentEntry: {
            amount: components["schemas"]["MoneyAmount"];
            /** @description By the local calendar of the item; omitted for what is due with the booking. */
            at?: components["schemas"]["Date"];
            /** @description The local date on which the supplier cancels the item under its policy if the amount is still unpaid; omitted if it does not. */
            cancelsOn?: components["schemas"]["Date"];
            /** @description Why the last attempt failed, as a code, until it is paid. */
            declined?: string;
            /** @description True if the caller can pay it now (payAgain with its date). */
            isPayable?: boolean;
            /** @enum {string} */
            kind: "deposit" | "balance" | "local" | "hold";
            /** @description The amount that was refunded, or is being refunded; omitted if none. */
            refunded?: components["schemas"]["MoneyAmount"];
            state?: components["schemas"]["PaymentEntryState"];
            /**
             * @description supplier: it collects the amount itself, and nothing is paid here.
             * @enum {string}
             */
            to: "agency" | "supplier";
        };
        /**
         * @description State of an amount that the agency collects. due: not paid yet. processing: authorised, or in progress. failed: the saved method was declined and will be charged again. overdue: it is no longer charged, and the traveller has to pay. released: nothing was taken, since nothing was booked for it.
         * @enum {string}
         */
        PaymentEntryState: "due" | "processing" | "paid" | "failed" | "overdue" | "released";
        /** @description How the booking is paid. */
        PaymentMethods: {
            /**
             * @description none: no payment is due now. unavailable: the agency's gateway is not set up.
             * @enum {string}
             */
            gateway: "none" | "sandbox" | "stripe" | "unavailable";
            /** @description The key that initialises the gateway's own script. */
            publishableKey?: string;
        };
        /** @enum {string} */
        PaymentState: "requires_payment_method" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled";
        PayRequest: {
            /** @description Date of the later payment; omitted for what is due with the booking. */
            at?: components["schemas"]["Date"];
        };
        PersonalInfo: {
            credits?: components["schemas"]["Credits"];
            email: components["schemas"]["EmailAddress"];
            first_name: string;
            last_name: string;
            profile_image?: components["schemas"]["SafeUrl"];
        };
        PersonHere: {
            field: string | null;
            /** @description One for each session of a person. */
            id: string;
            isYou: boolean;
            name: string;
            panel: string;
            /** Format: date-time */
            seenAt: string;
        };
        PersonName: string;
        /** @description Empty if there is none. */
        PhoneNumber: string;
        /** @description offered: whether travellers are always picked up, or may also come to the start, or only come to it. */
        Pickup: {
            /** @enum {string} */
            offered: "always" | "optional" | "none";
            places: components["schemas"]["ActivityPlace"][];
            /** @description How far from the start an own address may be. */
            radiusMiles?: number;
            takesOwnAddress: boolean;
        };
        /** @description The part of a stored picture to crop, in fractions of its width and height from the upper left. */
        PictureCrop: {
            address: components["schemas"]["MediaAddress"];
            height: number;
            width: number;
            x: number;
            y: number;
        };
        /** @description A file in the tenant's folder, next to tenant.json. */
        PictureFile: string;
        /** @description A picture's colours, the brand's first, without the ground. */
        PicturePalette: {
            color: components["schemas"]["HexColor"];
            /** @description The colour's share of the drawing. */
            share: number;
        }[];
        /**
         * @description The use of a picture, which decides its stored size.
         * @enum {string}
         */
        PictureUse: "logo" | "logoMobile" | "favicon" | "about" | "share";
        Place: {
            /** @description First-level division as GeoNames codes it. */
            adminCode?: string;
            /** @description The country's name. */
            country: string;
            countryCode: components["schemas"]["CountryCode"];
            iata?: components["schemas"]["IataCode"];
            id: string;
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description The town an airport serves. */
            municipality?: string;
            name: string;
            population?: number;
            /** @description IANA name. */
            timeZone: string;
            type: components["schemas"]["PlaceType"];
        };
        /** @description Name of the place near the point; omitted if there is none. */
        PlaceNear: string;
        /** @enum {string} */
        PlaceType: "city" | "airport";
        PlannedSchedule: {
            meant: components["schemas"]["MeantTime"][];
            schedule: components["schemas"]["Schedule"];
            timeZone: components["schemas"]["TimeZone"];
        };
        /** @description One day of the itinerary. */
        PortCall: {
            arrives?: components["schemas"]["LocalHour"];
            /** @description The ship's local day. */
            date: components["schemas"]["Date"];
            day: number;
            departs?: components["schemas"]["LocalHour"];
            /** @description The ship stays until the next day. */
            isOvernight?: boolean;
            /** @description Boats take the guests ashore. */
            isTender?: boolean;
            /**
             * @description scenic: the ship passes it. skipped: this sailing leaves it out.
             * @enum {string}
             */
            kind: "embark" | "call" | "sea" | "scenic" | "disembark" | "skipped";
            /** @description Omitted for a day at sea. */
            port?: components["schemas"]["CruisePort"];
        };
        Position: { latitude: components["schemas"]["Latitude"]; longitude: components["schemas"]["Longitude"]; };
        /** @description An article of the blog. */
        Post: {
            /** @description Name of the author. */
            author?: string;
            /** @description Sanitised HTML. */
            content: string;
            image: components["schemas"]["PostSummary"]["image"];
            publishedOn: components["schemas"]["PostSummary"]["publishedOn"];
            readingMinutes: components["schemas"]["PostSummary"]["readingMinutes"];
            slug: components["schemas"]["PostSummary"]["slug"];
            summary: components["schemas"]["PostSummary"]["summary"];
            title: components["schemas"]["PostSummary"]["title"];
        };
        /** @description An article of the blog. */
        PostSettings: {
            /** @description Name of the author. */
            author?: string;
            /**
             * @description Plants and roofs of the picture; if omitted, the slug decides.
             * @enum {string}
             */
            climate?: "tropical" | "mediterranean" | "arid" | "temperate" | "nordic" | "alpine";
            /** @description An HTML file. */
            content: components["schemas"]["HtmlFile"];
            /** @description The date of the article. Articles are ordered by it. */
            publishedOn: components["schemas"]["PostSummary"]["publishedOn"];
            /**
             * @description The subject of its picture.
             * @enum {string}
             */
            scene: "beach" | "old-town" | "skyline" | "mountain" | "desert" | "harbour" | "forest" | "lake" | "vineyard" | "ship" | "apartment" | "pool" | "museum" | "market" | "kayak" | "hike" | "balloon" | "diving" | "night-walk" | "boat-trip" | "ski";
            /** @description Its address: /blog?id=<slug>. */
            slug: components["schemas"]["Slug"];
            summary: components["schemas"]["PostSummary"]["summary"];
            timeOfDay?: components["schemas"]["HomeContent"]["timeOfDay"];
            /** @description The heading of the article. */
            title: components["schemas"]["PostSummary"]["title"];
        };
        /** @description An article of the blog. */
        PostSettingsInPlace: {
            /** @description Name of the author. */
            author?: string;
            /**
             * @description Plants and roofs of the picture; if omitted, the slug decides.
             * @enum {string}
             */
            climate?: "tropical" | "mediterranean" | "arid" | "temperate" | "nordic" | "alpine";
            /** @description An HTML file. */
            content: components["schemas"]["HtmlText"];
            /** @description The date of the article. Articles are ordered by it. */
            publishedOn: components["schemas"]["PostSummary"]["publishedOn"];
            /**
             * @description The subject of its picture.
             * @enum {string}
             */
            scene: "beach" | "old-town" | "skyline" | "mountain" | "desert" | "harbour" | "forest" | "lake" | "vineyard" | "ship" | "apartment" | "pool" | "museum" | "market" | "kayak" | "hike" | "balloon" | "diving" | "night-walk" | "boat-trip" | "ski";
            /** @description Its address: /blog?id=<slug>. */
            slug: components["schemas"]["Slug"];
            summary: components["schemas"]["PostSummary"]["summary"];
            timeOfDay?: components["schemas"]["HomeContent"]["timeOfDay"];
            /** @description The heading of the article. */
            title: components["schemas"]["PostSummary"]["title"];
        };
        /** @description An article of the blog, without its text. */
        PostSummary: {
            /** @description Name of the author. */
            author?: string;
            image: components["schemas"]["SafeUrl"];
            /** Format: date */
            publishedOn: string;
            /** @description Reading time in minutes. */
            readingMinutes: number;
            slug: components["schemas"]["Slug"];
            /** @description One or two sentences that invite the reader to continue. */
            summary: string;
            title: string;
        };
        /** @description A person's position in the editor. */
        Presence: {
            /** @default null */
            field?: string | null;
            panel: string;
        };
        PreviewGrant: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Goes into a page's address as `livery-preview`, and into a call as x-livery-preview. */
            grant: string;
        };
        /**
         * @description The role for which a preview shows the site.
         * @enum {string}
         */
        PreviewRole: "anonymous" | "traveller" | "agent" | "restricted" | "owner";
        PriceLine: {
            /** @description In the price's currency. */
            amount: number;
            code: components["schemas"]["ChargeCode"];
            /** @enum {string} */
            kind: "tax" | "fee";
            /**
             * @description Standard lines take their share of the markup. A pass-through is collected for another party; it takes no markup and its amount is visible to everyone.
             * @enum {string}
             */
            treatment: "standard" | "pass_through";
        };
        /** @description One step of a total's calculation. */
        PriceStep: {
            /** @description The amount added or subtracted. */
            amount: number;
            /** @enum {string} */
            step: "wholesale" | "markup" | "public-price" | "minimum" | "rounding";
            /** @description The total after the step. */
            sum: number;
        };
        /** @description A price without its parts, limited to what the role may see (spec §6), in a currency given next to it. The retail price is total plus saved; the markup is total minus wholesale rate. */
        PriceSummary: {
            /** @description Omitted if it equals that of the price next to which this one is shown. */
            dueLocally?: components["schemas"]["LocalCharge"][];
            memberSaving?: components["schemas"]["MemberSaving"];
            /** @description 'Wholesale Rate'; only for agents without restrictions. */
            net?: number;
            /** @description Retail price minus total. */
            saved: number;
            /** @description 'Price to Traveller', in whole minor units; the charged amount. */
            total: number;
        };
        /** @description An error in the form of RFC 9457. */
        Problem: {
            code: components["schemas"]["ErrorCode"];
            /** @description What went wrong this time and how to fix it. */
            detail: string;
            /** @description The fields that broke a rule. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Identifies this occurrence in the logs. */
            instance?: string;
            /**
             * @description Which of several rules behind one code was broken, as a key for the page's texts.
             * @enum {string}
             */
            reason?: "not_listed" | "overtaken" | "answered" | "below_discounts" | "part_taken";
            status: number;
            /** @description The kind of error in words; always the same for one code. */
            title: string;
            /** @description An address that names the kind of error, `urn:livery:problem:<code>`. */
            type: string;
        };
        /**
         * @description A product, by its name in quotes, bookings, markups and suppliers.
         * @enum {string}
         */
        Product: "hotel" | "flight" | "resort" | "car" | "activity" | "cruise";
        ProductCode: string;
        /** @description A question of a product besides names and documents. */
        ProductQuestion: {
            /** @description It is asked, and required, only if an earlier question has one of these answers. */
            askedIf?: { question: components["schemas"]["QuestionCode"]; values: string[]; };
            /** @description The only possible answers; omitted if any text is allowed. */
            choices?: string[];
            code: components["schemas"]["QuestionCode"];
            isRequired: boolean;
            /**
             * @description The form of the answer; `text` by default. number, height and weight are whole numbers in `unit`; date is YYYY-MM-DD, time is HH:mm.
             * @enum {string}
             */
            kind?: "text" | "number" | "height" | "weight" | "date" | "time" | "flight";
            /** @description The supplier's text, if the pages have none for the code. */
            label?: string;
            maximum?: number;
            minimum?: number;
            /**
             * @description party: asked once for the item. traveller: asked for each named person.
             * @enum {string}
             */
            of: "party" | "traveller";
            /** @description The unit of a number, such as `cm`. */
            unit?: string;
        };
        ProfilePicture: {
            /** @description The picture's bytes in base64, at most 2 MB of them; PNG, JPEG, WebP, GIF or AVIF. */
            data: string;
        };
        PromoCode: string;
        Proposal: {
            /** @description The total that the client accepted; omitted if none. */
            acceptedTotal?: components["schemas"]["MoneyAmount"];
            /**
             * @description Current availability; omitted if it can no longer be booked.
             * @enum {string}
             */
            availability?: "available" | "price_changed" | "sold_out";
            clientName: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Name of the agent. */
            from: string;
            /**
             * Format: uuid
             * @description It cannot be guessed; anyone who has it can read and answer the proposal.
             */
            id: string;
            /** @description The caller proposed it, or manages the agency's agents; omitted for everyone else. */
            isOwn?: boolean;
            isSample: boolean;
            keepsPrice: boolean;
            note: string;
            /** @description The current price, limited to what the role may see. */
            price?: components["schemas"]["ShownPrice"];
            proposedTotal: components["schemas"]["MoneyAmount"];
            /** @description The key for booking it; omitted if it is sold out or expired. */
            rateKey?: components["schemas"]["RateKey"];
            state: components["schemas"]["ProposalState"];
            subject: components["schemas"]["ItemSubject"];
            validUntil: components["schemas"]["Date"];
        };
        /** @description The client, as far as the agent has stated it. */
        ProposalClient: {
            /** @description For the agent's own list; holders of the link do not see it. */
            email: components["schemas"]["EmailAddress"] | "";
            /** @description Empty if no client is named. */
            name: string;
        };
        /**
         * @description accepted: the client asks the agent to book it. booked: it became a booking. withdrawn: the agent withdrew it.
         * @enum {string}
         */
        ProposalState: "open" | "accepted" | "declined" | "booked" | "expired" | "withdrawn";
        /** @description A proposal in its agent's list. */
        ProposalSummary: {
            /** @description The total that the client accepted; omitted if none. */
            acceptedTotal?: components["schemas"]["MoneyAmount"];
            agent: string;
            /** Format: date-time */
            answeredAt?: string;
            bookingReference?: components["schemas"]["BookingReference"];
            client: components["schemas"]["ProposalClient"];
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            keepsPrice: boolean;
            /** @description First and last day. */
            period: components["schemas"]["Stay"];
            product: components["schemas"]["Product"];
            proposedTotal: components["schemas"]["MoneyAmount"];
            state: components["schemas"]["ProposalState"];
            /** @description The proposed item, such as the name of a hotel. */
            title: string;
            validUntil: components["schemas"]["Date"];
        };
        /** @description A change of the published version. */
        Publication: {
            /** Format: date-time */
            at: string;
            beforeVersion: components["schemas"]["VersionNumber"] | null;
            by: components["schemas"]["Editor"];
            id: number;
            kind: components["schemas"]["PublicationKind"];
            note: string;
            version: components["schemas"]["VersionNumber"];
        };
        /** @enum {string} */
        PublicationKind: "publish" | "rollback" | "scheduled" | "schedule-end";
        PublicationWithReceipt: {
            publication: components["schemas"]["Publication"];
            receipt: components["schemas"]["Receipt"];
            revision: components["schemas"]["Revision"];
        };
        /** @description The home page's content with the place of its deals always known. */
        PublishedHome: {
            headline: components["schemas"]["HomeContent"]["headline"];
            layout?: components["schemas"]["HomeContent"]["layout"];
            place: components["schemas"]["HomePlace"];
            scene: components["schemas"]["HomeContent"]["scene"];
            subline: components["schemas"]["HomeContent"]["subline"];
            timeOfDay?: components["schemas"]["HomeContent"]["timeOfDay"];
        };
        PublishRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            /**
             * @description The note in the list of versions.
             * @default
             */
            note?: string;
            revision: components["schemas"]["Revision"];
        };
        QuestionCode: string;
        Quote: {
            /** @description Whom the price is for. After logging in or out, the quote answers 409 price_changed. Absent for a proposal, whose price is for its client. */
            audience?: components["schemas"]["MarkupAudience"];
            /** @description The amount that the caller's wallet could contribute; omitted if none. */
            credits?: components["schemas"]["MoneyAmount"];
            discounts: components["schemas"]["Discount"][];
            /** @description The amount paid here with the booking. */
            dueNow: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description As for a booking: the confirmation is sent by email. */
            isMailed?: boolean;
            items: components["schemas"]["QuoteItem"][];
            /** @description Omitted unless every item can be paid later. */
            payLater?: components["schemas"]["PayLater"];
            payment: components["schemas"]["PaymentMethods"];
            /** @description The payments of all items together, after discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            /** @description If the price has changed: the total that the traveller saw. */
            shownTotal?: components["schemas"]["MoneyAmount"];
            /** @enum {string} */
            status: "available" | "price_changed";
            /**
             * @description True if the agency has discount codes.
             * @default false
             */
            takesPromo?: boolean;
            /** @description The sum of the items' totals. */
            total: components["schemas"]["MoneyAmount"];
        };
        QuoteAmendmentRequest: {
            change: components["schemas"]["ItemChange"];
            /**
             * Format: uuid
             * @description Required if several items can be changed.
             */
            itemId?: string;
        };
        QuoteItem: {
            /** @description When and to whom the price is paid, before discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            price: components["schemas"]["ShownPrice"];
            /** @description Further questions to answer; omitted if there are none. */
            questions?: components["schemas"]["ProductQuestion"][];
            /** @description The travellers who must be named. */
            requirements: components["schemas"]["TravellerRequirement"][];
            subject: components["schemas"]["ItemSubject"];
        };
        /** @description The part of a rate that is paid with the booking; the rest is paid later, all of it here. Omitted if everything is paid at once. */
        RateDeposit: {
            /**
             * Format: date
             * @description Local date of the property.
             */
            balanceOn: string;
            percent: number;
        };
        /** @description Identifies exactly what is sold at one price; opaque. */
        RateKey: string;
        /**
         * @description now: paid here. at_property: paid at the property.
         * @enum {string}
         */
        RatePayment: "now" | "at_property";
        /** @description savedPrice = publishedRate - totalRate; totalRate = baseRate + taxAndFee. */
        Rates: {
            /** @description 'Wholesale Rate'; only for agents without restrictions. */
            baseRate?: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            discountPercentage: number;
            /** @description By how much logging in lowers totalRate. Only for visitors who are not signed in; absent if members pay the same. */
            memberSaving?: number;
            /** @description 'Retail Price'. */
            publishedRate: components["schemas"]["Money"];
            savedPrice: number;
            /** @description 'Agency Markup'; only for agents without restrictions. */
            taxAndFee?: components["schemas"]["Money"];
            /** @description 'Price to Traveller'. */
            totalRate: components["schemas"]["Money"];
        };
        Rating: number;
        /** @description The changes of a publication. */
        Receipt: {
            authors: components["schemas"]["FieldAuthor"][];
            fields: components["schemas"]["SettingsChange"][];
            /** @description Paths of pages that change visibly; `/*` is every page. */
            pages: string[];
        };
        /** @description A category that suits the guests, with the reason. */
        Recommendation: {
            category: components["schemas"]["CruiseCode"];
            /** @enum {string} */
            why: "cheapest" | "best_value" | "calm" | "space_for_family" | "best_view";
        };
        ReferenceNumber: string;
        RegionOfCruise: { code: components["schemas"]["CruiseCode"]; name: string; };
        /** @description A car for a time, from desk to desk. */
        Rental: {
            acceptedCards: components["schemas"]["CardKind"][];
            carId: components["schemas"]["CarId"];
            /** @description Charged days of 24 hours, after the grace period. */
            days: number;
            driverAge: components["schemas"]["DriverAge"];
            dropOff: components["schemas"]["RentalHandover"];
            fuelPolicy: components["schemas"]["FuelPolicy"];
            graceMinutes?: number;
            included: ("collision_damage" | "theft_protection" | "third_party" | "unlimited_mileage" | "airport_fee" | "local_taxes" | "roadside_assistance" | "free_cancellation" | "amendments")[];
            /** @description How long the driver must have had a licence. */
            licenceYears?: number;
            maximumAge?: number;
            mileage: components["schemas"]["Mileage"];
            minimumAge: number;
            pickUp: components["schemas"]["RentalHandover"];
            provider: components["schemas"]["CarProvider"];
            residence: components["schemas"]["CountryCode"];
            territory?: components["schemas"]["RentalTerritory"];
            vehicle: components["schemas"]["Vehicle"];
        };
        RentalHandover: {
            at: components["schemas"]["LocalMoment"];
            desk: components["schemas"]["CarDesk"];
            /** @description Possible outside the desk's hours for a fee. */
            isOutOfHours: boolean;
        };
        /** @description Where the car may go; omitted in lists, and if the supplier does not say. */
        RentalTerritory: {
            /**
             * @description `with_extra`: with the extra `cross_border`.
             * @enum {string}
             */
            abroad: "allowed" | "with_extra" | "not_allowed";
            /** @enum {string} */
            ferries: "allowed" | "not_allowed";
        };
        /** @description A search that goes on and sends a mail when it finds something new. */
        ResortAlert: {
            /** Format: date-time */
            createdAt: string;
            criteria: components["schemas"]["ResortCriteria"];
            /** @description The last day of its check-in window. */
            endsOn: components["schemas"]["Date"];
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastMailedAt?: string;
            /**
             * @description unconfirmed: the address has not been confirmed by its mail.
             * @enum {string}
             */
            state: "unconfirmed" | "active";
        };
        /** @enum {string} */
        ResortAmenity: "pool" | "heated_pool" | "beachfront" | "spa" | "gym" | "restaurant" | "bar" | "kids_club" | "playground" | "tennis" | "golf" | "ski_in" | "ski_storage" | "sauna" | "hot_tub" | "barbecue" | "laundry" | "wifi" | "parking" | "car_charging" | "bicycle_hire" | "water_sports" | "step_free" | "lift" | "air_conditioning" | "fireplace" | "pets_welcome";
        ResortAnswer: {
            about: string;
            /** @description How many days before check-in changes end; the policy states what cancelling costs. */
            changeDays: number;
            /** @description Of `about`. */
            contentLanguage: string;
            extras: components["schemas"]["ResortExtra"][];
            isSample: boolean;
            pictures: components["schemas"]["SafeUrl"][];
            /** @description The free weeks of each unit within eight weeks of the requested one, by date. The requested one is first, unless it is gone. */
            rates: components["schemas"]["ResortRate"][];
            resort: components["schemas"]["ResortPlace"];
            reviews: components["schemas"]["HotelReviews"];
            rules: components["schemas"]["ResortRules"];
            units: components["schemas"]["ResortUnit"][];
        };
        /** @description Regions, subregions or resorts, or the surroundings of a point. */
        ResortArea: {
            near?: components["schemas"]["ResortsNear"];
            regions?: components["schemas"]["ResortId"][];
            resorts?: components["schemas"]["ResortId"][];
            subregions?: components["schemas"]["ResortId"][];
        };
        /** @description One unit for one stay. */
        ResortAvailability: {
            /** @description Units left. */
            available: number;
            bedrooms: number;
            checkin_date: components["schemas"]["Date"];
            checkout_date: components["schemas"]["Date"];
            /** @enum {string} */
            kitchen: "none" | "partial" | "full";
            name: string;
            /** @description Omitted for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            sleeps: number;
            unitId: components["schemas"]["ResortId"];
        };
        /** @description Another week or unit, other extras, or another guest. Omitted parts stay as they are. */
        ResortChange: {
            /** @description In place of the booked ones. */
            extras?: components["schemas"]["ResortExtraWanted"][];
            /** @description True if another guest checks in; the resort charges its fee for a guest certificate. */
            otherGuest?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "resort";
            /** @description Another unit or week of the same resort. */
            rateKey?: components["schemas"]["RateKey"];
        };
        /** @description Another unit or week of a resort, as far as filters and cards need it. */
        ResortChoice: {
            bedrooms: number;
            kitchen: components["schemas"]["Kitchen"];
            left: number;
            /** @description In the currency of the best; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["PriceSummary"];
            rateKey: components["schemas"]["RateKey"];
            sleeps: number;
            sleepsInPrivacy: number;
            unit: string;
            week: components["schemas"]["ResortWeek"];
        };
        ResortCriteria: {
            area: components["schemas"]["ResortArea"];
            /**
             * @description At least so many; 0 includes studios.
             * @default 0
             */
            bedrooms?: number;
            checkIn: components["schemas"]["CheckInWindow"];
            /**
             * @description The currency of shown and charged prices.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description At least so much of a kitchen.
             * @default none
             */
            kitchen?: components["schemas"]["Kitchen"];
            /** @description The highest total with what is due at the resort; omitted without a limit. */
            maximumTotal?: components["schemas"]["MoneyAmount"];
            /**
             * @description True if everybody is to sleep in a bedroom, two in each.
             * @default false
             */
            needsPrivacy?: boolean;
            /** @default 7 */
            nights?: components["schemas"]["ResortNights"];
            /** @default 2 */
            people?: number;
            /** @description The resort whose deal led here. It comes first; if it is gone, it is omitted. */
            resortId?: components["schemas"]["ResortId"];
        };
        ResortDeal: {
            bedrooms?: number;
            /** @description Miles. */
            distance?: number;
            id: string;
            imageUrl: components["schemas"]["SafeUrl"];
            link: components["schemas"]["SafeUrl"];
            location: string;
            name: string;
            nights?: number;
            /** @description Omitted for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            sleeps?: number;
        };
        ResortExtra: {
            code: components["schemas"]["ResortExtraCode"];
            maximum: number;
            /** @enum {string} */
            paidAt: "here" | "resort";
            /** @description Of one, in the price's currency if it is paid here and in the local one otherwise; omitted for callers who may not see prices. */
            price?: components["schemas"]["MoneyAmount"];
        };
        /** @enum {string} */
        ResortExtraCode: "guest_certificate" | "linen" | "cot" | "late_check_out" | "extra_cleaning" | "crib_set" | "firewood" | "parking" | "insurance";
        ResortExtraWanted: { code: components["schemas"]["ResortExtraCode"]; count: number; };
        ResortHold: {
            /** Format: date-time */
            expiresAt?: string;
            reference_number: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "HOLD" | "RELEASE" | "EXPIRED" | "CONFIRMED";
        };
        ResortId: string;
        /** @enum {integer} */
        ResortNights: 3 | 4 | 7;
        /** @description A resort with its cheapest unit and week. */
        ResortOffer: {
            /** @description A late bargain: it begins within 60 days at a lower price. */
            isBargain: boolean;
            /** @description Free units of this type in the week. */
            left: number;
            /** @description Its other units and weeks within the window, cheapest first. */
            others: components["schemas"]["ResortChoice"][];
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description Of the unit for the stay, with what is due at the resort in dueLocally; omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            resort: components["schemas"]["ResortPlace"];
            unit: components["schemas"]["ResortUnit"];
            week: components["schemas"]["ResortWeek"];
            /** @description The strength of the recommendation; higher is better. */
            worth: number;
        };
        /** @description A resort, as far as lists need it. */
        ResortPlace: {
            airport?: components["schemas"]["AirportNearby"];
            amenities: components["schemas"]["ResortAmenity"][];
            countryCode: components["schemas"]["CountryCode"];
            distance?: components["schemas"]["DistanceFrom"];
            guestRating: components["schemas"]["Rating"];
            id: components["schemas"]["ResortId"];
            isAdultsOnly?: boolean;
            name: string;
            picture: components["schemas"]["SafeUrl"];
            /** @description The nearby town. */
            place: string;
            position: components["schemas"]["Position"];
            region: components["schemas"]["ResortRegion"];
            reviewCount: number;
            subregion: components["schemas"]["ResortRegion"];
            timeZone: components["schemas"]["TimeZone"];
        };
        ResortPoint: { lat: components["schemas"]["Latitude"]; lon: components["schemas"]["Longitude"]; };
        /** @description A unit for a week, with extras. */
        ResortPriceQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            extras: components["schemas"]["ResortExtraWanted"][];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description A resort by the key of one of its units and weeks. */
        ResortQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description A unit for a week. */
        ResortRate: {
            isBargain: boolean;
            left: number;
            policy: components["schemas"]["CancellationPolicyOfRate"];
            /** @description Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            unit: components["schemas"]["ResortId"];
            week: components["schemas"]["ResortWeek"];
        };
        /** @description A region, or, with parent_id, a subregion of one. */
        ResortRegion: {
            id: components["schemas"]["ResortId"];
            name: string;
            parent_id?: components["schemas"]["ResortId"];
        };
        /** @description What the resort asks of guests. */
        ResortRules: {
            /** @description For the deposit and what is due there. */
            acceptedCards: ("credit" | "debit" | "cash")[];
            address?: string;
            checkInFrom: components["schemas"]["LocalHour"];
            /** @description 00:00 for midnight. */
            checkInUntil: components["schemas"]["LocalHour"];
            checkOutBy: components["schemas"]["LocalHour"];
            /** @description Returned after the stay, in the local currency; omitted if there is none. */
            deposit?: components["schemas"]["MoneyAmount"];
            /** @description Of the guest who checks in. */
            minimumAge: number;
            needsPhotoId?: boolean;
            phone?: string;
        };
        /** @description The last line of a successful search. */
        ResortSearchDone: {
            /** @description True if the offers are fictitious. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            near?: components["schemas"]["PlaceNear"];
            /**
             * @description Why there is no resort, if there is none.
             * @enum {string}
             */
            none?: "no_resort" | "no_week" | "too_many_people" | "no_unit" | "above_maximum";
            total: number;
            /** @description What one step wider would find, the most first. */
            wider?: components["schemas"]["WiderSearch"][];
        };
        /** @description The supplier failed during the search; earlier lines stay valid. */
        ResortSearchFailed: {
            code: components["schemas"]["ErrorCode"];
            /** @constant */
            kind: "failed";
        };
        ResortSearchOffers: {
            /** @constant */
            kind: "offers";
            offers: components["schemas"]["ResortOffer"][];
        };
        /** @description One line of a search's answer. */
        ResortSearchPart: components["schemas"]["ResortSearchOffers"] | components["schemas"]["ResortSearchDone"] | components["schemas"]["ResortSearchFailed"];
        ResortsNear: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @default 60 */
            miles?: number;
            /**
             * @description The place as the traveller entered it.
             * @default
             */
            name?: string;
        };
        /** @description A unit of a resort for a week. */
        ResortSubject: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "resort";
            resort: components["schemas"]["BookedWeek"];
        };
        ResortSuggestion: {
            id: components["schemas"]["ResortId"];
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            name: string;
            /** @enum {string} */
            type: "resort" | "region" | "subregion" | "city";
        };
        ResortUnit: {
            baths: number;
            /** @description 0 for a studio. */
            bedrooms: number;
            beds?: ("king" | "queen" | "double" | "twin" | "sofa_bed" | "bunk" | "murphy")[];
            hasLaundry?: boolean;
            id: components["schemas"]["ResortId"];
            isAccessible: boolean;
            kitchen: components["schemas"]["Kitchen"];
            name: string;
            picture: components["schemas"]["SafeUrl"];
            /** @description At most. */
            sleeps: number;
            /** @description In bedrooms with a bath that is reached without crossing another one. */
            sleepsInPrivacy: number;
            squareMetres?: number;
            /**
             * @description Not guaranteed.
             * @enum {string}
             */
            view?: "none" | "garden" | "pool" | "sea" | "mountain" | "lake" | "golf";
        };
        /** @description The days of a unit. Guests may arrive later, and the days stay the same. */
        ResortWeek: {
            checkIn: components["schemas"]["Date"];
            checkOut: components["schemas"]["Date"];
            nights: components["schemas"]["ResortNights"];
        };
        Restored: {
            /** @description The fields that change for visitors. */
            changes: components["schemas"]["SettingsChange"][];
            publication: components["schemas"]["Publication"];
            revision: components["schemas"]["Revision"];
        };
        RestoreRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            /** @description The published version that the caller saw. If another is published, the answer is 412 and nothing is changed. */
            from: components["schemas"]["VersionNumber"];
            /**
             * @description For a whole version: the draft stays as it is, so that the replaced changes can be published again. Otherwise it follows, except for unpublished changes.
             * @default false
             */
            keepsDraft?: boolean;
            /** @default  */
            note?: string;
        };
        /** @enum {string} */
        ReviewTheme: "location" | "cleanliness" | "service" | "comfort" | "value" | "breakfast";
        /** @description Counts the changes of the draft; it never decreases. */
        Revision: number;
        /** @enum {string} */
        RoomAmenity: "private_bathroom" | "shower" | "bathtub" | "hairdryer" | "safe" | "minibar" | "kettle" | "coffee_machine" | "desk" | "television" | "kitchen" | "balcony" | "sitting_area" | "air_conditioning" | "bathrobes";
        RoomCode: string;
        /** @description The guests of one room. */
        RoomGuests: {
            adults: number;
            /**
             * @description The age in years of each child.
             * @default []
             */
            childAges?: number[];
        };
        /** @enum {string} */
        RoomKind: "economy" | "standard" | "superior" | "deluxe" | "family" | "apartment" | "junior_suite" | "suite";
        RoomsWanted: components["schemas"]["RoomGuests"][];
        RoomType: {
            amenities: components["schemas"]["RoomAmenity"][];
            beds: components["schemas"]["Beds"][];
            code: components["schemas"]["RoomCode"];
            /** @description Its name is a text for the kind and the view. */
            kind: components["schemas"]["RoomKind"];
            pictures: components["schemas"]["HotelPicture"][];
            sleeps: number;
            squareMetres: number;
            view: components["schemas"]["RoomView"];
        };
        /** @enum {string} */
        RoomView: "none" | "city" | "sea" | "garden" | "courtyard" | "mountain" | "lake";
        /** @description An https, mailto or tel address, or a path on the same site. Never javascript or data. */
        SafeUrl: string;
        /** @description A voyage of a ship, as far as lists need it. */
        Sailing: {
            /** @description The whole itinerary, with what this sailing changes. */
            calls: components["schemas"]["PortCall"][];
            departsOn: components["schemas"]["Date"];
            from: components["schemas"]["CruisePort"];
            id: components["schemas"]["SailingId"];
            line: components["schemas"]["CruiseLine"];
            /** @description The route's name, such as `Fjords and Lofoten`. */
            name: string;
            nights: number;
            picture: components["schemas"]["SafeUrl"];
            region: components["schemas"]["RegionOfCruise"];
            returnsOn: components["schemas"]["Date"];
            ship: components["schemas"]["CruiseShip"];
            status: components["schemas"]["SailingStatus"];
            to: components["schemas"]["CruisePort"];
        };
        SailingAnswer: {
            /** @description From the simplest to the best. */
            categories: components["schemas"]["CabinCategory"][];
            dining: components["schemas"]["DiningChoice"][];
            /**
             * @description What each guest needs at least.
             * @enum {string}
             */
            documents: "none" | "identity_card" | "passport";
            extras: components["schemas"]["CruiseExtra"][];
            fares: components["schemas"]["CruiseFare"][];
            /** @description What the line recommends for the crew. */
            gratuities: {
                isIncluded: boolean;
                /** @description Of each guest, in the currency on board; it is charged on board unless it is prepaid. */
                perNight?: components["schemas"]["MoneyAmount"];
            };
            isSample: boolean;
            /** @description Cheapest first; empty if nothing is left. */
            rates: components["schemas"]["CabinRate"][];
            recommended: components["schemas"]["Recommendation"][];
            /** @description The line by sea from port to port. */
            route: components["schemas"]["Position"][];
            sailing: components["schemas"]["Sailing"];
        };
        /** @description Identifies a ship's voyage from a day. */
        SailingId: string;
        /** @description A sailing for one cabin's guests. */
        SailingQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            guests: components["schemas"]["CabinGuests"];
            /** @default false */
            isPastGuest?: boolean;
            /** @default US */
            residence?: components["schemas"]["CountryCode"];
            sailing: components["schemas"]["SailingId"];
        };
        /**
         * @description on_request: the line confirms later. waitlist: guests are booked once a cabin is free.
         * @enum {string}
         */
        SailingStatus: "open" | "on_request" | "waitlist" | "sold_out" | "closed";
        SandboxAnswer: { declined?: string; state: components["schemas"]["PaymentState"]; };
        /** @description A sandbox token, or the answer to the bank's challenge of a waiting payment. */
        SandboxToken: {
            clientSecret: components["schemas"]["ClientSecret"];
            token: string;
        } | { clientSecret: components["schemas"]["ClientSecret"]; isApproved: boolean; };
        /** @description A scheduled publication. */
        Schedule: {
            baseVersion: components["schemas"]["VersionNumber"];
            by: components["schemas"]["Editor"];
            /** @description Its changes; after its start, the changes that were made. */
            changes: components["schemas"]["SettingsChange"][];
            /** Format: date-time */
            createdAt: string;
            end: components["schemas"]["LocalTime"] | null;
            /** Format: date-time */
            endsAt: string | null;
            failure: components["schemas"]["ScheduleFailure"] | null;
            /** Format: uuid */
            id: string;
            note: string;
            start: components["schemas"]["LocalTime"];
            /** Format: date-time */
            startsAt: string;
            state: components["schemas"]["ScheduleState"];
            /** @description In the list, for a live one: the fields that it holds, with the changes that its end reverts as things are. Fewer than the original changes if other publications or a restored version followed. A field with the same value below has equal `before` and `after`. */
            undo?: components["schemas"]["SettingsChange"][];
        };
        /** @description Why it was not published or not reverted; nothing of it was applied. */
        ScheduleFailure: {
            /** @enum {string} */
            at: "start" | "end";
            /**
             * @description conflict - its fields were changed since it was scheduled. checks - the checks found a blocking problem. missed - no server ran between its start and its end.
             * @enum {string}
             */
            code: "conflict" | "checks" | "missed";
            findings?: components["schemas"]["Finding"][];
            /** @description The agency's other plan that changed these fields first, if there was one. */
            plan?: {
                /** Format: uuid */
                id: string;
                note: string;
            };
            /** @description The fields concerned. */
            pointers: components["schemas"]["SettingsPointer"][];
        };
        ScheduleList: { schedules: components["schemas"]["Schedule"][]; timeZone: components["schemas"]["TimeZone"]; };
        /**
         * @description live - it is published, and has an end. done - it was published and, if it had an end, reverted. failed - see its failure.
         * @enum {string}
         */
        ScheduleState: "planned" | "live" | "done" | "cancelled" | "failed";
        SeatDesignator: string;
        /** @description The seats of one segment. */
        SeatMap: { cabins: components["schemas"]["SeatMapCabin"][]; segment: number; slice: number; };
        SeatMapAnswer: {
            /** @description Segments without one are omitted. */
            maps: components["schemas"]["SeatMap"][];
        };
        SeatMapCabin: {
            cabin: components["schemas"]["CabinClass"];
            /** @description 0: lower or only deck. */
            deck: number;
            rows: components["schemas"]["SeatMapRow"][];
            /** @description Rows over the wings, by index in `rows`. */
            wings?: { first: number; last: number; };
        };
        SeatMapElement: {
            disclosures?: ("exit_row" | "no_infants" | "limited_recline" | "no_window" | "near_lavatory" | "near_galley" | "no_storage" | "extra_legroom" | "bassinet")[];
            /** @description Of a seat; true if it can be chosen. */
            isFree?: boolean;
            /** @enum {string} */
            kind: "seat" | "restricted_seat" | "bassinet" | "empty" | "exit_row" | "lavatory" | "galley" | "closet" | "stairs";
            /** @description The airline's name of the seat, such as 'Extra legroom'. */
            name?: string;
            /** @description For one passenger; 0 if it is free. Omitted for callers who may not see prices (spec §6). */
            price?: components["schemas"]["MoneyAmount"];
            seat?: components["schemas"]["SeatDesignator"];
        };
        /** @description The seats of a journey by its key, or as it is booked; its own seats are free then. */
        SeatMapQuery: {
            /** @description In place of `rateKey`. */
            booked?: components["schemas"]["BookedReference"];
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            rateKey?: components["schemas"]["RateKey"];
        };
        SeatMapRow: {
            /** @description From left to right, with an aisle between each two. */
            sections: components["schemas"]["SeatMapElement"][][];
        };
        SeatWanted: {
            passenger: components["schemas"]["PassengerIndex"];
            seat: components["schemas"]["SeatDesignator"];
            /** @description Within the slice, from 0. */
            segment: number;
            slice: number;
        };
        SegmentFare: {
            amenities: {
                power?: boolean;
                /** @enum {string} */
                seat?: "standard" | "extra_legroom" | "recliner" | "angle_flat" | "full_flat" | "suite";
                seatPitchCm?: number;
                /** @enum {string} */
                wifi?: "none" | "paid" | "free";
            };
            baggage: components["schemas"]["Baggage"][];
            cabin: components["schemas"]["CabinClass"];
            /** @description The airline's name of the cabin. */
            cabinName: string;
            fareBasis: string;
        };
        ServiceId: string;
        /** @enum {string} */
        ServiceKind: "checked_bag" | "carry_on_bag" | "meal" | "assistance" | "priority" | "cancel_for_any_reason";
        ServiceWanted: {
            count: number;
            id: components["schemas"]["ServiceId"];
            passenger: components["schemas"]["PassengerIndex"];
        };
        /** @description What the browser knows about the current user. The token stays in the cookie. */
        Session: {
            /** @description The user's preferred currency, if any. */
            currency?: components["schemas"]["CurrencyCode"];
            email?: string;
            firstName?: string;
            isRestrictedAgent: boolean;
            /** @description Shows the wallet (spec §6). */
            isRewardWalletEnable?: boolean;
            isTravelAgent: boolean;
            /**
             * @description Set if another system stores the account; profile, sessions and agents are then managed there.
             * @enum {string}
             */
            keptBy?: "operator";
            lastName?: string;
            profileImage?: components["schemas"]["SafeUrl"];
            signedIn: boolean;
            userType?: components["schemas"]["UserType"];
        };
        /** @description An agency's settings and content, as in tenants/<slug>/tenant.json, with picture addresses and HTML instead of file names. */
        Settings: {
            /** @description The schema of this file, for editors: ../../src/contract/tenant.schema.json */
            $schema?: string;
            about?: components["schemas"]["AboutSettingsInPlace"];
            agency: components["schemas"]["AgencySettingsInPlace"];
            /** @default [] */
            agencyTerms?: components["schemas"]["AgencyTermsSettingsInPlace"][];
            /** @default {} */
            cancellationPolicies?: components["schemas"]["CancellationPolicySettingsInPlace"];
            /** @description The one of `hosts` for search engines and shared links. If omitted, the first. */
            canonicalHost?: string;
            /** @description Currencies of the picker; all with a known rate if omitted. */
            currencies?: components["schemas"]["CurrencyCode"][];
            /** @default [] */
            destinations?: components["schemas"]["DestinationSettings"][];
            faq?: components["schemas"]["FaqSettings"];
            /**
             * @description Host names, without port, of this agency. In demo and development <slug>.localhost is added.
             * @default []
             */
            hosts?: string[];
            /**
             * @description Providers by which people sign in with another account. Their addresses and client ids stay on the server.
             * @default []
             */
            identityProviders?: components["schemas"]["IdentityProviderSettings"][];
            /**
             * @description Links that the agency publishes in mails and on paper.
             * @default []
             */
            links?: components["schemas"]["LinkSettings"][];
            /**
             * @description The agency's markup rules, until its people change them at /settings/agency.
             * @default []
             */
            markups?: components["schemas"]["MarkupRule"][];
            /** @description The header's navigation, in order. */
            navigation: {
                /** @description 'Book Now' takes the path of the first active service (spec §2.6). */
                label: string;
                path: components["schemas"]["SafeUrl"];
            }[];
            /**
             * @description Articles of the blog, in any order.
             * @default []
             */
            posts?: components["schemas"]["PostSettingsInPlace"][];
            /** @default {} */
            suppliers?: components["schemas"]["SupplierChoice"];
            /** @default {} */
            wording?: components["schemas"]["WordingSettings"];
        };
        /** @description The change of one field. `before` or `after` is omitted if the field did not exist, or is removed. */
        SettingsChange: { after?: unknown; before?: unknown; pointer: components["schemas"]["SettingsPointer"]; };
        /** @description JSON pointer (RFC 6901) of a field of `Settings`; items of named lists by their name, e.g. `/posts/lisbon-in-spring/title`. */
        SettingsPointer: string;
        /** @description A link that shows the draft to anyone who has it. */
        Share: {
            /** Format: date-time */
            createdAt: string;
            /** @description The person's name at that time. */
            createdBy: string;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            label: string;
            /**
             * Format: date-time
             * @description When it was last used.
             */
            openedAt: string | null;
            /** @enum {string} */
            state: "open" | "expired" | "revoked";
        };
        /** @enum {string} */
        ShipAmenity: "pool" | "spa" | "gym" | "theatre" | "casino" | "kids_club" | "water_slides" | "climbing" | "ice_rink" | "cinema" | "library" | "shops" | "wifi" | "medical_centre" | "laundry" | "step_free" | "zodiacs" | "observation_lounge" | "speciality_dining" | "buffet" | "bicycles";
        ShipLine: { id: string; logo?: components["schemas"]["SafeUrl"]; name: string; };
        /** @description A document as the booking's page shows it. */
        ShownDocument: {
            expiresOn: components["schemas"]["Date"];
            issuingCountry: components["schemas"]["CountryCode"];
            /** @description The last characters of the number. */
            lastCharacters: string;
            type: components["schemas"]["DocumentType"];
        };
        /** @description A party as its booking shows it. */
        ShownParty: {
            answers?: components["schemas"]["Answer"][];
            travellers: components["schemas"]["ShownTraveller"][];
        };
        ShownPreview: {
            bookingState: components["schemas"]["SupplyState"];
            /**
             * @description In the editor's frame, or by a shared link.
             * @enum {string}
             */
            kind: "frame" | "share";
        };
        /** @description The price of everything requested, limited to what the role may see (spec §6). The total includes every mandatory tax and fee; it is the charged amount. */
        ShownPrice: {
            /** @description The wholesale rate before taxes and fees; only for agents without restrictions. */
            base?: number;
            /** @description The parts of the subtotal, such as nights; with the price lines they add up to the total. Empty if it has no parts. */
            breakdown: components["schemas"]["BreakdownPart"][];
            currency: components["schemas"]["CurrencyCode"];
            dueLocally: components["schemas"]["LocalCharge"][];
            exchange: components["schemas"]["Exchange"];
            /** @description 'Agency Markup'; only for agents without restrictions. */
            markup?: number;
            memberSaving?: components["schemas"]["MemberSaving"];
            /** @description 'Wholesale Rate'; only for agents without restrictions. */
            net?: number;
            /** @description Taxes and fees, which are part of the total. */
            priceLines: components["schemas"]["PriceLine"][];
            /** @description 'Retail Price'; for signed-in callers. */
            retail?: number;
            /** @description The markup rule that applied; only for agents without restrictions. */
            rule?: components["schemas"]["MarkupRule"];
            /** @description Retail price minus total. */
            saved: number;
            /** @description Before taxes and fees. For agents without restrictions, the price lines are the supplier's amounts. For others, each standard line has the same share of the total as of the supplier's price. */
            subtotal: number;
            /** @description 'Price to Traveller', in whole minor units. */
            total: number;
            /** @description Only for agents without restrictions. */
            trace?: components["schemas"]["PriceStep"][];
        };
        ShownTraveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["ShownDocument"];
            firstName: components["schemas"]["PersonName"];
            gender?: components["schemas"]["Gender"];
            group: components["schemas"]["TravellerGroup"];
            lapOf?: components["schemas"]["LapOf"];
            lastName: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            title?: components["schemas"]["TravellerTitle"];
            type: components["schemas"]["TravellerType"];
        };
        SignUp: {
            email: components["schemas"]["MailableAddress"];
            firstName: components["schemas"]["PersonName"];
            language?: components["schemas"]["LanguageCode"];
            lastName: components["schemas"]["PersonName"];
            password: components["schemas"]["ChosenPassword"];
        };
        SliceChange: { itinerary: components["schemas"]["ItineraryId"]; slice: number; };
        /** @description The fare brand of a slice. */
        SliceFare: {
            /** @description The airline's name of the fare. */
            brand: string;
            change: components["schemas"]["ChangeTerm"];
            itinerary: components["schemas"]["ItineraryId"];
            priorityBoarding: components["schemas"]["KnownTerm"];
            priorityCheckIn: components["schemas"]["KnownTerm"];
            refund: components["schemas"]["ChangeTerm"];
            seatChoice: components["schemas"]["KnownTerm"];
            segments: components["schemas"]["SegmentFare"][];
            /** @description 1 basic, 2 standard, 3 plus, 4 premium, 5 luxury. */
            shelf: number;
        };
        /** @description One part of the journey, from one place to another on a day. */
        SliceWanted: {
            arrival?: components["schemas"]["HourRange"];
            /** @description Local day of the departure. */
            date: components["schemas"]["Date"];
            departure?: components["schemas"]["HourRange"];
            from: components["schemas"]["FlightPlace"];
            to: components["schemas"]["FlightPlace"];
        };
        /** @description A start time of an option; opaque. */
        SlotId: string;
        /** @description Local times of the place. An all-day slot ends when the place closes. */
        SlotTime: {
            end: components["schemas"]["LocalMoment"];
            isAllDay: boolean;
            opens?: { from: components["schemas"]["LocalHour"]; until: components["schemas"]["LocalHour"]; }[];
            slot: components["schemas"]["SlotId"];
            start: components["schemas"]["LocalMoment"];
            /** @description The last day of an open ticket; omitted if it is valid on its day only. */
            validUntil?: components["schemas"]["Date"];
        };
        Slug: string;
        /** @description Addresses of the agency's pages on social networks; the footer shows those given. */
        SocialLinks: {
            discord?: components["schemas"]["SafeUrl"];
            facebook?: components["schemas"]["SafeUrl"];
            instagram?: components["schemas"]["SafeUrl"];
            linkedin?: components["schemas"]["SafeUrl"];
            tiktok?: components["schemas"]["SafeUrl"];
            twitter?: components["schemas"]["SafeUrl"];
            youtube?: components["schemas"]["SafeUrl"];
        };
        /** @enum {string} */
        SocialNetwork: "LinkedIn" | "Instagram" | "Facebook" | "TikTok" | "Twitter";
        /** @description Single sign-on (spec §4). */
        Sso: {
            /** @description With SSO, /login also works. */
            isDirectLoginAllowedForSSOUsers: boolean;
            /** @description People sign in on the agency's own site. */
            isSSOEnabled: boolean;
        };
        /** @description Nights from one local date to another; the last night begins on the day before `end`. */
        Stay: { end: components["schemas"]["Date"]; start: components["schemas"]["Date"]; };
        /** @description Local dates; end is later than start. */
        StayPeriod: { end: components["schemas"]["Date"]; start: components["schemas"]["Date"]; };
        /** @description A picture as it was stored. */
        StoredPicture: {
            address: components["schemas"]["MediaAddress"];
            /** @enum {string} */
            contentType: "image/svg+xml" | "image/webp";
            height: number;
            palette: components["schemas"]["PicturePalette"];
            /** @description In pixels; for a drawing, its own declared size. */
            width: number;
        };
        /** @description One line of a suggestion list; the entry of allData with the same id has the rest. */
        Suggestion: {
            countryCode: components["schemas"]["CountryCode"];
            iata?: components["schemas"]["IataCode"];
            id: string;
            /** @description Name with its country, e.g. `Lisbon, Portugal`. */
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            name: string;
            type: components["schemas"]["PlaceType"];
        };
        /** @description What the visitor has typed (spec §7). */
        SuggestRequest: {
            /**
             * @description True if requested by the location manager and not by a search form.
             * @default false
             */
            isManageLocation?: boolean;
            text: string;
        };
        /** @description A change that a supplier makes to a booked item, such as another time. While it is open, cancellation is free, whatever the policy states. */
        SupplierChange: {
            /** @description The answers available to the caller; for an answered change, those that were available. */
            answers: components["schemas"]["ChangeAnswer"][];
            becomes: components["schemas"]["ItemSubject"];
            /** Format: date-time */
            foundAt: string;
            /** Format: uuid */
            id: string;
            /** @description True if there was no answer in time. */
            isDefault?: boolean;
            /** @description The supplier refused the answer, or the outcome without one, and the agency has not settled that yet; omitted otherwise. */
            isSettling?: boolean;
            /** @description How much less the item costs once it is accepted, such as the charges of a port that the ship leaves out; what was paid too much is refunded. Omitted if the price stays. */
            lessPrice?: components["schemas"]["MoneyAmount"];
            /**
             * Format: date-time
             * @description While it is open: the deadline for an answer.
             */
            respondBy: string;
            /**
             * @description declined: the item was cancelled instead; or it was to be cancelled without an answer, the supplier refused that, and the agency settles it.
             * @enum {string}
             */
            state: "open" | "accepted" | "declined";
            /** @description What happens without an answer by the deadline. */
            unlessAnswered: components["schemas"]["ChangeAnswer"];
            was: components["schemas"]["ItemSubject"];
        };
        /** @description The supplier of each product. An omitted product comes from the first supplier that has it. */
        SupplierChoice: {
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            activity?: string;
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            car?: string;
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            cruise?: string;
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            flight?: string;
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            hotel?: string;
            /**
             * @description The name of a supplier that this deployment connects, such as sample.
             * @example sample
             */
            resort?: string;
        };
        /** @description What a supplier, such as an airline, gives a traveller in place of money, for a later booking with it. */
        SupplierCredit: {
            amount: components["schemas"]["MoneyAmount"];
            /** @description Once the supplier has issued it. */
            code?: string;
            expiresOn: components["schemas"]["Date"];
            issuer: string;
            /** @description Index in the item's party, from 0. */
            traveller: number;
        };
        /**
         * @description The simulated state of suppliers in a preview; real, loading, empty, or failed.
         * @enum {string}
         */
        SupplyState: "ready" | "loading" | "empty" | "failed";
        /**
         * @description The operator's staff who look after agencies; the same for every agency.
         * @enum {string}
         */
        SupportManager: "Amara Osei" | "Daniel Reyes" | "Ingrid Solberg" | "Leila Haddad" | "Tomás Vidal";
        SupportRequest: { message: string; subject: string; };
        /** @description A landing without a change of passengers. */
        TechnicalStop: { airport: components["schemas"]["IataCode"]; minutes: number; };
        /** @description One agency - its settings and its content. */
        Tenant: {
            /** @description The schema of this file, for editors: ../../src/contract/tenant.schema.json */
            $schema?: string;
            about?: components["schemas"]["AboutSettings"];
            agency: components["schemas"]["AgencySettings"];
            /** @default [] */
            agencyTerms?: components["schemas"]["AgencyTermsSettings"][];
            /** @default {} */
            cancellationPolicies?: components["schemas"]["CancellationPolicySettings"];
            /** @description The one of `hosts` for search engines and shared links. If omitted, the first. */
            canonicalHost?: string;
            /** @description Currencies of the picker; all with a known rate if omitted. */
            currencies?: components["schemas"]["CurrencyCode"][];
            /** @default [] */
            destinations?: components["schemas"]["DestinationSettings"][];
            faq?: components["schemas"]["FaqSettings"];
            /**
             * @description Host names, without port, of this agency. In demo and development <slug>.localhost is added.
             * @default []
             */
            hosts?: string[];
            /**
             * @description Providers by which people sign in with another account. Their addresses and client ids stay on the server.
             * @default []
             */
            identityProviders?: components["schemas"]["IdentityProviderSettings"][];
            /**
             * @description Links that the agency publishes in mails and on paper.
             * @default []
             */
            links?: components["schemas"]["LinkSettings"][];
            /**
             * @description The agency's markup rules, until its people change them at /settings/agency.
             * @default []
             */
            markups?: components["schemas"]["MarkupRule"][];
            /** @description The header's navigation, in order. */
            navigation: {
                /** @description 'Book Now' takes the path of the first active service (spec §2.6). */
                label: string;
                path: components["schemas"]["SafeUrl"];
            }[];
            /**
             * @description Articles of the blog, in any order.
             * @default []
             */
            posts?: components["schemas"]["PostSettings"][];
            /** @default {} */
            suppliers?: components["schemas"]["SupplierChoice"];
            /** @default {} */
            wording?: components["schemas"]["WordingSettings"];
        };
        /** @description Brand inputs besides the primary colour. A closed list; never CSS text. */
        ThemeInput: {
            /**
             * @description How much space is around and inside elements. Touch targets keep their size.
             * @default comfortable
             * @enum {string}
             */
            density?: "compact" | "comfortable" | "spacious";
            /**
             * @description The apparent height of cards and panels above the page.
             * @default soft
             * @enum {string}
             */
            elevation?: "flat" | "soft" | "raised";
            /**
             * @description auto follows the visitor's system.
             * @default auto
             * @enum {string}
             */
            mode?: "light" | "dark" | "auto";
            /** @description The colour whose hue greys and surfaces carry. If omitted, that of the primary colour. */
            neutralTint?: components["schemas"]["HexColor"];
            /**
             * @description The roundness of corners.
             * @default medium
             * @enum {string}
             */
            radius?: "none" | "small" | "medium" | "large" | "full";
            /** @description A second brand colour for badges and accents. If omitted, they take a tint of the primary colour. */
            secondaryColor?: components["schemas"]["HexColor"];
            /**
             * @description Typefaces for headings and text, each with an Arabic companion.
             * @default modern
             * @enum {string}
             */
            typePairing?: "modern" | "editorial" | "friendly" | "classic" | "technical" | "elegant" | "expressive" | "arabic";
        };
        /** @description What admits one unit, or the whole party if there is one ticket a booking. */
        Ticket: {
            /** @description The text of the code. */
            code: string;
            /** @enum {string} */
            format: "qr" | "code128" | "aztec" | "text";
            /** @description Of the admitted unit; omitted if it admits the whole party. */
            kind?: components["schemas"]["UnitKind"];
            redeemedAt: string | null;
        };
        /** @description A time zone by its name in the IANA database. */
        TimeZone: string;
        TokenBody: { token: string; };
        /** @enum {string} */
        TokenFormat: "css" | "tailwind" | "dtcg";
        /** @description A traveller's identity document for border control. */
        TravelDocument: {
            /** @description Its last valid day; not before the item ends. */
            expiresOn: components["schemas"]["Date"];
            issuingCountry: components["schemas"]["CountryCode"];
            /** @description It is never returned. */
            number: string;
            type: components["schemas"]["DocumentType"];
        };
        Traveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["TravelDocument"];
            firstName: components["schemas"]["PersonName"];
            gender?: components["schemas"]["Gender"];
            group: components["schemas"]["TravellerGroup"];
            lapOf?: components["schemas"]["LapOf"];
            lastName: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            title?: components["schemas"]["TravellerTitle"];
            type: components["schemas"]["TravellerType"];
        };
        /** @description Of a child or an infant, on the first day of the item. */
        TravellerAge: number;
        /**
         * @description lapOf: an infant must name the adult on whose lap it travels.
         * @enum {string}
         */
        TravellerField: "title" | "firstName" | "lastName" | "gender" | "email" | "phone" | "dateOfBirth" | "nationality" | "document" | "lapOf";
        /** @description The traveller's group: the number of a room, a cabin, a unit or a slice; 1 if there is one group. */
        TravellerGroup: number;
        /** @description A person whom the supplier needs to know, with the required details. */
        TravellerRequirement: {
            age?: components["schemas"]["TravellerAge"];
            fields: components["schemas"]["TravellerField"][];
            group: components["schemas"]["TravellerGroup"];
            /** @description Of an infant: who can have it on the lap; omitted for any adult. */
            laps?: components["schemas"]["LapOf"][];
            role?: components["schemas"]["TravellerRole"];
            type: components["schemas"]["TravellerType"];
        };
        /**
         * @description lead: responsible for the group. driver: drives the car.
         * @enum {string}
         */
        TravellerRole: "lead" | "driver";
        /** @enum {string} */
        TravellerTitle: "mr" | "mrs" | "ms" | "miss" | "mx" | "dr";
        /** @enum {string} */
        TravellerType: "adult" | "child" | "infant";
        /** @description The usual total of such a journey: half of the days around cost between `low` and `high`. Omitted for callers who may not see prices. */
        TypicalPrice: { high: components["schemas"]["MoneyAmount"]; low: components["schemas"]["MoneyAmount"]; };
        UnitId: string;
        /** @enum {string} */
        UnitKind: "adult" | "youth" | "child" | "infant" | "family" | "senior" | "student" | "military" | "other";
        /** @description Why the requested units cannot be booked. uneven_family: the number of people is no multiple of the option's `peopleInMultiplesOf`. */
        UnitRefusal: {
            /** @description The number that would be possible. */
            limit?: number;
            /** @enum {string} */
            reason: "needs_companion" | "too_few" | "too_many" | "too_few_places" | "unknown_unit" | "uneven_family";
            unit?: components["schemas"]["UnitId"];
        };
        UnitsWanted: { count: number; unit: components["schemas"]["UnitId"]; }[];
        UpdateAgentRequest: {
            /** @description False deactivates the agent at once. */
            isActive?: boolean;
            isRestricted?: boolean;
            userType?: components["schemas"]["AgentType"];
        };
        UpdateMarkupsRequest: {
            /** @description All rules, in display order. */
            rules: components["schemas"]["MarkupRule"][];
        };
        /** @description Omitted fields stay as they are. */
        UpdateProfileRequest: {
            /** @description Null for the agency's default. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            firstName?: components["schemas"]["PersonName"];
            /** @description Null for the agency's default. */
            language?: components["schemas"]["LanguageCode"] | null;
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"];
        };
        /** @description Omitted fields stay as they are. */
        UpdateQuoteRequest: {
            /** @description Null removes it. */
            promoCode?: components["schemas"]["PromoCode"] | null;
            useCredits?: boolean;
        };
        UpdateScheduleRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            /** @description Null removes it. */
            end?: components["schemas"]["LocalTime"] | null;
            note?: string;
            start?: components["schemas"]["LocalTime"];
        };
        /** @description Spec §3. */
        UserProfile: {
            id: string;
            isRewardWalletEnable: boolean;
            personal_info: components["schemas"]["PersonalInfo"];
            userType: components["schemas"]["UserType"];
        };
        /** @enum {string} */
        UserType: "Traveller" | "AgencyOwner" | "Admin" | "SalesAgent";
        Vehicle: {
            /** @description Pages show the decoded words. */
            acriss: string;
            body: components["schemas"]["CarBody"];
            category: components["schemas"]["CarCategory"];
            doors: number;
            /** @enum {string} */
            drive: "unspecified" | "four_wheel" | "all_wheel";
            fuel: components["schemas"]["CarFuel"];
            hasAirConditioning: boolean;
            isElite: boolean;
            largeBags: number;
            /** @description An example, without 'or similar'. */
            model: string;
            picture: components["schemas"]["SafeUrl"];
            /** @description Of an electric car. */
            rangeKm?: number;
            seats: number;
            smallBags: number;
            /** @enum {string} */
            transmission: "manual" | "automatic";
        };
        /** @description A published version; it never changes. */
        Version: {
            /** Format: date-time */
            at: string;
            /** @description Null for a version imported with the tenant's folder. */
            by: components["schemas"]["Editor"] | null;
            /** @description True for the version that visitors see now. */
            isPublished: boolean;
            note: string;
            /** @description Each time it was published, latest first. */
            publications: components["schemas"]["Publication"][];
            version: components["schemas"]["VersionNumber"];
        };
        /**
         * @description The previous version; the published version; the draft.
         * @default before
         * @enum {string}
         */
        VersionAgainst: "before" | "published" | "draft";
        VersionNumber: number;
        /** @description A problem (RFC 9457) with the published version and who published it. */
        VersionStaleProblem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            instance?: string;
            published?: components["schemas"]["Version"];
            status: number;
            title: string;
            type: string;
        };
        VersionWithDiff: {
            changes: components["schemas"]["SettingsChange"][];
            /** @description The compared version; null for the draft, and before the first version. */
            comparedWith: components["schemas"]["VersionNumber"] | null;
            pages: string[];
            /** @description The version published now, for restoring this one (`from`). */
            published: components["schemas"]["VersionNumber"];
            receipt?: components["schemas"]["Receipt"];
            version: components["schemas"]["Version"];
        };
        Wallet: { balance: components["schemas"]["MoneyAmount"]; entries: components["schemas"]["WalletEntry"][]; };
        WalletEntry: {
            /** @description In minor units of the wallet's currency. */
            amount: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "welcome" | "booking" | "cancellation" | "reward" | "adjustment";
            reference?: components["schemas"]["BookingReference"];
        };
        WantedItem: { product: components["schemas"]["Product"]; rateKey: components["schemas"]["RateKey"]; };
        /** @description The same search with a longer window, whole regions, or another length of stay. */
        WiderSearch: {
            /** @enum {string} */
            by: "dates" | "area" | "nights";
            checkIn?: components["schemas"]["CheckInWindow"];
            nights?: components["schemas"]["ResortNights"];
            regions?: components["schemas"]["ResortId"][];
            /** @description How many resorts it would find. */
            resorts: number;
        };
        /** @description Texts that replace those of the interface, by language and key. Keys are those of the text files (`deals.heading`). If two parts have the same key, put the part before it (`seo/destinations.heading`). */
        WordingSettings: {
            /** @description Texts of one language, by the key of the text that they replace. */
            ar?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            da?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            de?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            en?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            es?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            fr?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            no?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            pt?: { [key: string]: string; };
            /** @description Texts of one language, by the key of the text that they replace. */
            sv?: { [key: string]: string; };
        };
    };
    responses: {
        /** @description What went wrong, by its `code`. */
        Problem: {
            headers: { [name: string]: unknown; };
            content: { "application/problem+json": components["schemas"]["Problem"]; };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getActivityCalendar: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["ActivityCalendarQuery"]; }; };
        responses: {
            /** @description One entry a day. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ActivityCalendarAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestActivityPlaces: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SuggestRequest"]; }; };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        allData: components["schemas"]["Place"][];
                        data: components["schemas"]["Suggestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ActivityQuery"]; }; };
        responses: {
            /** @description The activity. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ActivityAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ActivityCriteria"]; }; };
        responses: {
            /** @description The offers, one batch a line. */
            200: { headers: { [name: string]: unknown; }; content: { "application/x-ndjson": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getActivitySlots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ActivitySlotsQuery"]; }; };
        responses: {
            /** @description The start times by option, each with the key to book it. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ActivitySlotsAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEnabledCountries: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Country"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEnabledCurrencies: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description One entry for each currency. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CurrencyEntry"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgency: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The published agency data. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { agency: components["schemas"]["Agency"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAboutUs: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The first item is the page. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AboutPage"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBusinessInfo: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The information, or null before it is submitted. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: { data: components["schemas"]["BusinessInfo"] | null; }; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitBusinessInfo: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["BusinessInfo"]; }; };
        responses: {
            /** @description The information as stored. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["BusinessInfo"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgencyEvents: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: { headers: { [name: string]: unknown; }; content: { "text/event-stream": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getFaqs: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The first item is the page. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Faq"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIncidents: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The open incidents. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Incidents"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerIncident: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["AnswerIncidentRequest"]; }; };
        responses: {
            /** @description The remaining open incidents. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Incidents"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLanguages: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The languages in order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { languages: components["schemas"]["Language"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMarkups: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The current rules. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AgencyMarkups"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    putMarkups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change is based on, from its ETag. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["UpdateMarkupsRequest"]; }; };
        responses: {
            /** @description The current rules. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AgencyMarkups"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNavigations: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The items in order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { agencyNavigation: components["schemas"]["NavigationItem"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgencyTermsList: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The terms in order, without their texts. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AgencyTermsSummary"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgencyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the terms. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms; 404 if the agency has none with this id. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AgencyTerms"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWording: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The texts by key. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: { [key: string]: string; }; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPosts: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The articles, newest first, without their texts. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PostSummary"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article's slug. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article; 404 if the agency has none with this slug. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Post"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBookings: {
        parameters: {
            query: {
                /** @description The cursor of the previous page. */
                before?: string;
                /** @description Bookings whose first item starts on that day or later. */
                from?: components["schemas"]["Date"];
                /** @description Part of a reference, or of the name or e-mail address of the contact or a traveller. */
                search?: string;
                state?: components["schemas"]["ItemState"];
                /** @description Bookings whose first item starts on that day or earlier. */
                to?: components["schemas"]["Date"];
                when: "upcoming" | "past" | "cancelled" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bookings. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        data: {
                            bookings: components["schemas"]["BookingSummary"][];
                            counts: components["schemas"]["BookingCounts"];
                            next?: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["CreateBookingRequest"]; }; };
        responses: {
            /** @description The booking, on hold. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    openBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["BookingKey"]; }; };
        responses: {
            /** @description The booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["QuoteAmendmentRequest"]; }; };
        responses: {
            /** @description The change with its price. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Amendment"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: { id: string; reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: { id: string; reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["AcceptAmendmentRequest"]; }; };
        responses: {
            /** @description The current booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: { id: string; reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["EmptyBody"]; }; };
        responses: {
            /** @description The current booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["AnswerQuestionsRequest"]; }; };
        responses: {
            /** @description The booking with the answers. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: { headers: { [name: string]: unknown; }; content: { "text/calendar": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["CancelBookingRequest"]; }; };
        responses: {
            /** @description The booking, cancelled or being cancelled. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["CancellationQuoteRequest"]; }; };
        responses: {
            /** @description The quote. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CancellationQuote"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    claimBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["EmptyBody"]; }; };
        responses: {
            /** @description The booking, now among the caller's trips. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ConfirmBookingRequest"]; }; };
        responses: {
            /** @description The current booking; confirmed, pending or rejected after payment, on hold before. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["EmptyBody"]; }; };
        responses: {
            /** @description The booking. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, released. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    payAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["PayRequest"]; }; };
        responses: {
            /** @description The booking with the new payment. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerSupplierChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key and body returns the same answer; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: { id: string; reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["AnswerSupplierChangeRequest"]; }; };
        responses: {
            /** @description The booking with the change accepted, or cancelled or being cancelled. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Booking"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: { reference: components["schemas"]["BookingReference"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: { headers: { [name: string]: unknown; }; content: { "application/pdf": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getBrandingChecks: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The findings of the checks. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        /** @description Blocking findings first. */
                        data: components["schemas"]["Finding"][];
                        passed: components["schemas"]["PassedCheck"][];
                        revision: components["schemas"]["Revision"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDraft: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Draft"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change is based on, from its ETag. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The discarded changes, so that they can be restored. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["DraftChanged"]; }; };
            };
            /** @description Another person has changed the draft since. */
            412: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["DraftStaleProblem"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision that the change is based on, from its ETag. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["DraftChange"]; }; };
        responses: {
            /** @description The resulting revision. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["DraftChanged"]; }; };
            };
            /** @description Another person has changed the draft since. */
            412: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["DraftStaleProblem"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDraftEvents: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: { headers: { [name: string]: unknown; }; content: { "text/event-stream": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    exportSettings: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: { headers: { [name: string]: unknown; }; content: { "application/zip": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    importSettings: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/octet-stream": string; }; };
        responses: {
            /** @description The changes, or the faults. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ImportedSettings"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    storePicture: {
        parameters: {
            query: {
                /** @description The use of the picture. */
                for: components["schemas"]["PictureUse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/octet-stream": string; }; };
        responses: {
            /** @description The picture as stored. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["StoredPicture"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    cropPicture: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["PictureCrop"]; }; };
        responses: {
            /** @description The picture as stored. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["StoredPicture"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPicturePalette: {
        parameters: {
            query: { address: components["schemas"]["MediaAddress"]; };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture's colours. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PicturePalette"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    putPresence: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["Presence"]; }; };
        responses: {
            /** @description The people present. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PersonHere"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPreviewGrant: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CreatePreviewGrantRequest"]; }; };
        responses: {
            /** @description The grant. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PreviewGrant"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    publishDraft: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["PublishRequest"]; }; };
        responses: {
            /** @description The publication. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PublicationWithReceipt"]; }; };
            };
            /** @description The checks found a blocking problem, or the current state does not allow it. */
            409: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["ChecksFailedProblem"]; };
            };
            /** @description Another person has changed the draft since. */
            412: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["DraftStaleProblem"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSchedules: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description Pending ones first, then past ones, latest first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ScheduleList"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSchedule: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CreateScheduleRequest"]; }; };
        responses: {
            /** @description The scheduled publication. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PlannedSchedule"]; }; };
            };
            /** @description The checks found a blocking problem, or the current state does not allow it. */
            409: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["ChecksFailedProblem"]; };
            };
            /** @description Another person has changed the draft since. */
            412: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["DraftStaleProblem"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSchedule: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The current schedules. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ScheduleList"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSchedule: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["UpdateScheduleRequest"]; }; };
        responses: {
            /** @description The current schedules. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PlannedSchedule"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShares: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The links, newest first, without their addresses. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Share"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    createShare: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CreateShareRequest"]; }; };
        responses: {
            /** @description The link. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["NewShare"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    endShare: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The remaining links. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Share"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportTokens: {
        parameters: {
            query: {
                /** @description Custom properties; the same with Tailwind 4's theme blocks; or Design Tokens Community Group 2025.10 (JSON). */
                format: components["schemas"]["TokenFormat"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tokens. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/design-tokens+json": string; "text/css": string; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVersions: {
        parameters: {
            query?: {
                /** @description Only versions before this one. */
                before?: components["schemas"]["VersionNumber"];
                /** @description The maximum number of versions; fewer means that there are no more. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, newest first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Version"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVersion: {
        parameters: {
            query?: {
                /** @description The version or state to compare with. */
                against?: components["schemas"]["VersionAgainst"];
            };
            header?: never;
            path: { version: components["schemas"]["VersionNumber"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, with the changes since the compared one. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["VersionWithDiff"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVersionPicture: {
        parameters: {
            query?: {
                /** @description Pixels: 1200 × 750 or 400 × 250. */
                size?: "large" | "small";
            };
            header?: never;
            path: { version: components["schemas"]["VersionNumber"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: { headers: { [name: string]: unknown; }; content: { "image/webp": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: { version: components["schemas"]["VersionNumber"]; };
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["RestoreRequest"]; }; };
        responses: {
            /** @description The result. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Restored"]; }; };
            };
            /** @description Another version is published than the one the caller saw. */
            412: {
                headers: { [name: string]: unknown; };
                content: { "application/problem+json": components["schemas"]["VersionStaleProblem"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestCarPlaces: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SuggestRequest"]; }; };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        allData: components["schemas"]["Place"][];
                        locations: components["schemas"]["Suggestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["CarQuery"]; }; };
        responses: {
            /** @description The car. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CarAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCarCountries: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CarCountry"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    priceCar: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CarPriceQuery"]; }; };
        responses: {
            /** @description The rate with the key to book it with these extras. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CarRate"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchCars: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["CarCriteria"]; }; };
        responses: {
            /** @description The offers, one batch a line. */
            200: { headers: { [name: string]: unknown; }; content: { "application/x-ndjson": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getCountries: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Country"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCancellationPolicies: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The five lines of spec §2.2 in order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CancellationPolicySummary"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCancellationPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The line, such as `royal-caribbean`. */
                line: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conditions; 404 if the agency has published none for this line, or the line does not exist. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["CancellationPolicy"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShipLines: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The lines by name. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { shipLines: components["schemas"]["ShipLine"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchActivityDeals: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["ActivitySearch"]; }; };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        near?: components["schemas"]["PlaceNear"];
                        response: components["schemas"]["ActivityDeal"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchCarDeals: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CarSearch"]; }; };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        near?: components["schemas"]["PlaceNear"];
                        response: components["schemas"]["CarDeal"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchHotelDeals: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["HotelSearch"]; }; };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        near?: components["schemas"]["PlaceNear"];
                        response: components["schemas"]["HotelDeal"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDestinations: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The destinations in order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Destination"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestAirports: {
        parameters: { query: { search: string; }; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description Best match first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["AirportEntry"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFlightCalendar: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["FlightCalendarQuery"]; }; };
        responses: {
            /** @description The days in their order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["FlightCalendar"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFlight: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["FlightQuery"]; }; };
        responses: {
            /** @description The journey. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["FlightAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    priceFlight: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["FlightPriceQuery"]; }; };
        responses: {
            /** @description The fare with the key to book it with these services and seats. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["FlightFare"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchFlights: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["FlightCriteria"]; }; };
        responses: {
            /** @description The offers, one batch a line. */
            200: { headers: { [name: string]: unknown; }; content: { "application/x-ndjson": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getFlightSeats: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SeatMapQuery"]; }; };
        responses: {
            /** @description One map for each segment that has one. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["SeatMapAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCurrentPaymentGateway: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The gateway by name. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        CurrentPayment: components["schemas"]["Agency"]["currentPaymentGateway"];
                        /**
                         * @description True if it takes payments now; false if it has no keys here or refuses them.
                         * @default true
                         */
                        isAvailable?: boolean;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getHotel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["HotelQuery"]; }; };
        responses: {
            /** @description The hotel. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["HotelAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchHotels: {
        parameters: {
            query?: never;
            header?: {
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["HotelCriteria"]; }; };
        responses: {
            /** @description The offers, one batch a line. */
            200: { headers: { [name: string]: unknown; }; content: { "application/x-ndjson": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the link, as /url/{id} and dealLinkId carry it. */
                id: components["schemas"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link; null if the agency has none of that name. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Link"] | null; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getExchangeRates: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The rates with their date and source. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["ExchangeRates"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPageContext: {
        parameters: {
            query: {
                /** @description Path and query of the page. */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The context. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["PageContext"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    authoriseSandboxPayment: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SandboxToken"]; }; };
        responses: {
            /** @description The result. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["SandboxAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProposals: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: { proposals: components["schemas"]["ProposalSummary"][]; }; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    createProposal: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CreateProposalRequest"]; }; };
        responses: {
            /** @description The proposal; its id is its link. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Proposal"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProposal: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Proposal"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawProposal: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Proposal"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerProposal: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["AnswerProposalRequest"]; }; };
        responses: {
            /** @description The proposal. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Proposal"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    createQuote: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["CreateQuoteRequest"]; }; };
        responses: {
            /** @description The quote. */
            201: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Quote"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuote: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Quote"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateQuote: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["UpdateQuoteRequest"]; }; };
        responses: {
            /** @description The updated quote. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Quote"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateResortItinerary: {
        parameters: {
            query: { reference_number: components["schemas"]["ReferenceNumber"]; status: "RELEASE"; };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The updated hold. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortHold"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResortAvailability: {
        parameters: {
            query: {
                checkin_date: components["schemas"]["Date"];
                checkout_date: components["schemas"]["Date"];
                /** @description The currency of the rates in the answer. */
                currency?: components["schemas"]["CurrencyCode"];
                property_id: components["schemas"]["ResortId"];
            };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The units, cheapest first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortAvailability"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchResortDeals: {
        parameters: {
            query?: {
                /** @description The currency of the rates in the answer. */
                currency?: components["schemas"]["CurrencyCode"];
            };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ResortPoint"]; }; };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortDeal"][];
                        near?: components["schemas"]["PlaceNear"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkResortHold: {
        parameters: {
            query?: {
                /** @description If omitted, the hold of the current visit. */
                reference_number?: components["schemas"]["ReferenceNumber"];
            };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hold, or null if there is none. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortHold"] | null; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResortRegions: {
        parameters: {
            query?: {
                /** @description True selects the subregions of ids instead of the regions themselves. */
                children?: boolean;
                /** @description Regions, comma-joined. */
                ids?: components["schemas"]["ResortId"][];
            };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Regions; with ids and children=true the subregions of those regions. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortRegion"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestResorts: {
        parameters: {
            query: { query: string; };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best match first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortSuggestion"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResort: {
        parameters: {
            query?: never;
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ResortQuery"]; }; };
        responses: {
            /** @description The resort. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortAnswer"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    priceResort: {
        parameters: {
            query?: never;
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ResortPriceQuery"]; }; };
        responses: {
            /** @description The rate with the key to book it with these extras. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["ResortRate"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchResorts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
                /** @description The scenario that a sample supplier plays, for developers and tests; ignored in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: { content: { "application/json": components["schemas"]["ResortCriteria"]; }; };
        responses: {
            /** @description The offers, one batch a line. */
            200: { headers: { [name: string]: unknown; }; content: { "application/x-ndjson": string; }; };
            default: components["responses"]["Problem"];
        };
    };
    listSsoProviders: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The providers in the agency's order. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["IdentityProvider"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: { language: components["schemas"]["LanguageCode"]; };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language that is now stored. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { language: components["schemas"]["LanguageCode"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["EmailBody"]; }; };
        responses: {
            /** @description The same answer for every address; the details are in the mail. */
            202: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Mailed"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    redeemHandover: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["TokenBody"]; }; };
        responses: {
            /** @description The person of the token. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["UserProfile"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIdentities: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The identities, oldest first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnIdentity"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkIdentity: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["IdentityLink"]; }; };
        responses: {
            /** @description The token. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: { token: string; }; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeIdentity: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The remaining identities. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnIdentity"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    readMailedLink: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["MailedLinkQuestion"]; }; };
        responses: {
            /** @description The purpose; null if the link no longer works, or never did. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["MailedLink"] | null; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["Login"]; }; };
        responses: {
            /** @description The session; its token is in the answer's cookie. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The session of a visitor who is not signed in. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    setNewPassword: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["NewPassword"]; }; };
        responses: {
            /** @description The session; its token is in the answer's cookie. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["ChangePasswordRequest"]; }; };
        responses: {
            /** @description The session; its token is in the answer's cookie. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The current profile. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnProfile"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["UpdateProfileRequest"]; }; };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnProfile"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    putProfilePicture: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["ProfilePicture"]; }; };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnProfile"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteProfilePicture: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnProfile"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The session, also for a visitor who is not signed in. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSessions: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The active sessions, last used first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnSession"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The remaining sessions, last used first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnSession"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: { query?: never; header?: never; path: { id: string; }; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The remaining sessions, last used first. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["OwnSession"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SignUp"]; }; };
        responses: {
            /** @description The same answer for every address; the details are in the mail. */
            202: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Mailed"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    askSupport: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SupportRequest"]; }; };
        responses: {
            /** @description The message is being sent. */
            202: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Mailed"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendVerification: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["EmailBody"]; }; };
        responses: {
            /** @description The same answer for every address; the details are in the mail. */
            202: {
                headers: { [name: string]: unknown; };
                content: { "application/json": components["schemas"]["Mailed"]; };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyEmail: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["TokenBody"]; }; };
        responses: {
            /** @description The session; its token is in the answer's cookie. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { session: components["schemas"]["Session"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgents: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description All agents by name, including travellers who were invited. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Agent"][]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteAgent: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["AgentInvitation"]; }; };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Agent"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgent: {
        parameters: { query?: never; header?: never; path: { id: components["schemas"]["AgentId"]; }; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Agent"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeAgent: {
        parameters: { query?: never; header?: never; path: { id: components["schemas"]["AgentId"]; }; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["UpdateAgentRequest"]; }; };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Agent"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteAgentAgain: {
        parameters: { query?: never; header?: never; path: { id: components["schemas"]["AgentId"]; }; cookie?: never; };
        requestBody?: { content: { "application/json": Record<string, never>; }; };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Agent"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestHotelPlaces: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody: { content: { "application/json": components["schemas"]["SuggestRequest"]; }; };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        allData: components["schemas"]["Place"][];
                        locationSuggestions: components["schemas"]["Suggestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVisitorRegion: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The country, or null if unknown. */
            200: {
                headers: { [name: string]: unknown; };
                content: {
                    "application/json": {
                        data: {
                            /** @description ISO 3166-1 alpha-2. */
                            country: components["schemas"]["CountryCode"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWallet: {
        parameters: { query?: never; header?: never; path?: never; cookie?: never; };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: { [name: string]: unknown; };
                content: { "application/json": { data: components["schemas"]["Wallet"]; }; };
            };
            default: components["responses"]["Problem"];
        };
    };
}
