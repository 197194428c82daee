// Generated from openapi/ by scripts/generate.ts. Change the contract, not this file.
export interface paths {
    "/api/activities/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/admin/country/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The owner's business information, if it was given */
        get: operations["getBusinessInfo"];
        put?: never;
        /**
         * Hand in the owner's business information
         * @description It is asked once. Where somebody has answered otherwise before, that stays, and this is refused with 409.
         */
        post: operations["submitBusinessInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of new versions
         * @description Server-sent events: `version` with the number, at once (unless Last-Event-ID names it) and whenever another is published. Who sees the draft by a shared link hears `draft` as well when it was changed, and `over` when the link was ended.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the incidents of the agency's bookings
         * @description What was tried for a day and given up, and what only people can settle with a supplier or at the payment gateway. The latest first, a hundred at most.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry or settle an incident
         * @description What can be tried again is tried within seconds, and comes back to the list where it fails for another day. What is said to be settled leaves the list for good.
         */
        post: operations["answerIncident"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agency/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The languages the agency offers */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the agency adds to wholesale rates
         * @description The ETag is the revision, to be sent as If-Match with a change.
         */
        get: operations["getMarkups"];
        /**
         * Change what the agency adds to wholesale rates
         * @description All rules at once. Without If-Match 428; where the rules are others by now 412, and nothing is changed. Prices that are shown from then on follow; what was quoted before is charged as it was quoted.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Further terms of the agency */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the agency's further terms */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agency's own words in the caller's language
         * @description For a site that no server renders; the pages of others carry them. Keys of a remote part stand behind its name and a slash.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's bookings; for agents those of the agency
         * @description What is to come stands in the order in which it comes, what was with the latest first, the rest by when it was booked. What is searched for, a state and days narrow the list and its counts alike.
         */
        get: operations["getBookings"];
        put?: never;
        /**
         * Hold what a quote names
         * @description Holds each item and says how it is paid; nothing is booked yet. The same key and body again give the same answer.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a booking with the key from its mail */
        post: operations["openBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a change of what is booked
         * @description Asks the supplier whether an item can be changed so, and what it costs then. Nothing is changed. An item that does not list the action change is refused (conflict).
         */
        post: operations["quoteAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Keep the booking as it was
         * @description Ends an accepted change that has not been paid, so that the booking stays as it was; what was begun of its payment is let go. One that is paid, or whose payment is under way, is refused (already_paid), and one that is with its supplier or decided (conflict). Who asks again is shown the booking as it is.
         */
        delete: operations["withdrawAmendment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a change
         * @description Where something is due, the answer brings the payment, and the change is applied once that is confirmed; otherwise it is applied at once. A change whose price is kept no longer is refused (quote_expired); one at a time is under way for each item.
         */
        post: operations["acceptAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/amendments/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a paid change
         * @description Asks the gateway whether it was paid, changes the booking with the supplier and takes the money; lets the money go where the supplier refuses. It may be asked as often as one likes and is applied once.
         */
        post: operations["confirmAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calendar file of a booking */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a guest's booking
         * @description For who is signed in and whose browser has its key, as long as it is in nobody's account. Its mails go on to the address that it was booked with, which is told where the account has another. Whoever proved that address takes it over from an account that put it among its trips that way, and that account is told; every key of the booking that was given before ends with it. Who asks again is told of the booking as it is.
         */
        post: operations["claimBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a paid hold
         * @description Asks the gateway whether it was paid, books with the supplier and takes the money; gives the money back where it cannot be booked. It may be asked as often as one likes and books once; a key is good for one booking, and is answered as that booking is by then.
         */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a hold
         * @description Once; who asks again is told of the hold as it is.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a payment
         * @description Another one of what is due with the booking, after one was declined, or one of a later entry of the payment schedule, before its date or after. An entry that was paid is refused (already_paid), and so is one before which another is unpaid (payment_out_of_order) or that is being charged (conflict).
         */
        post: operations["payAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/supplier-changes/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a supplier's change, or cancel because of it
         * @description Cancelling is free of charge. A change that was answered, whose time is over or whose item is being cancelled takes no other answer (conflict); who gives the same answer again is shown the booking as it is.
         */
        post: operations["answerSupplierChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The voucher of a booking, as PDF */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What keeps the draft from being published, and what to look at */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings as they are being edited
         * @description The ETag is the revision, to be sent as If-Match with a change.
         */
        get: operations["getDraft"];
        put?: never;
        post?: never;
        /** Take back everything since the last publication */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        /**
         * Change fields of the draft
         * @description All or nothing. Without If-Match 428; where the draft is another by now 412 with what was done since. A call that names its gesture and is made again, because its answer was lost, does nothing more and is answered as it was. Rules between fields are no reason to refuse: they keep it from being published.
         */
        patch: operations["changeDraft"];
        trace?: never;
    };
    "/api/branding/draft/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hear of what others do to the draft
         * @description Server-sent events: `draft` (a change, with its revision), `presence` (who is here), `published` (with the version).
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agency's settings as a folder
         * @description A zip with tenant.json and the files that it names, as tenants/<slug>/ has them - of the draft, or of what is published where there is none.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a folder of settings would change
         * @description The body is a zip as the export gives it, at most 10 MB. Its pictures are stored and nothing is applied; what it would change is sent as changes of the draft. A file that is no such zip is refused (422); what is wrong inside is told by file, field and reason.
         */
        post: operations["importSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a picture of the agency
         * @description The body is the file as it is, at most 5 MB; what it is, is read from its bytes. PNG, JPEG, WebP, AVIF and GIF are drawn anew as WebP, upright, the first picture of a moving one, without what the file says beside the picture; an SVG is kept as it is, if it draws only and reaches nothing outside itself. Nothing shows the picture until a draft names its address.
         */
        post: operations["storePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a picture of a part of a stored one
         * @description The picture it is cut from stays as it is. Of a drawing the part is a drawing too.
         */
        post: operations["cropPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/pictures/palette": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The colours of a stored picture
         * @description Nothing is stored. A picture of another agency, or of a person, is answered as one that nobody has.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where one is in the editor
         * @description Counts for a minute. The other editors hear of it.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let oneself see the draft as others will
         * @description A sealed grant for this session, good for an hour: pages and calls that carry it show the draft, or the version it names, as the role would see it. It changes nothing anywhere.
         */
        post: operations["createPreviewGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft
         * @description One transaction: visitors get the old version or the new one, whole.
         */
        post: operations["publishDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is planned to be published, and what became of it */
        get: operations["getSchedules"];
        put?: never;
        /**
         * Plan to publish the draft
         * @description What is planned is the draft as it is now. At the start its changes are made to what visitors see by then, field by field; at the end those go back that visitors still see from this publication, and not from another or from a restored version.
         */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Call off what is planned, or take it back while visitors see it */
        delete: operations["endSchedule"];
        options?: never;
        head?: never;
        /**
         * Move what is planned
         * @description Before the start all of it; while visitors see it, its end.
         */
        patch: operations["changeSchedule"];
        trace?: never;
    };
    "/api/branding/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links that show the draft */
        get: operations["getShares"];
        put?: never;
        /**
         * Make a link that shows the draft
         * @description Whoever has it sees the draft as an anonymous visitor, until it ends.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/shares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a link that shows the draft
         * @description It shows nothing from now on, also to who is looking.
         */
        delete: operations["endShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/branding/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The theme's tokens as a file
         * @description Of the draft, or of what is published where there is none.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was published */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version and what it changed */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a version's look
         * @description The home page as its colours, logo, words and corners make it look. A version is the same for ever, and so is its picture; browsers may keep it, others not.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring back a version
         * @description Visitors see the whole version again at once; what the platform keeps stays as it is. Single fields come back by a change of the draft.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/auto-suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places to pick a car up that match a text */
        post: operations["suggestCarPlaces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/car-rental/findCountries/EN": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cruise lines, and for which the agency has cancellation conditions */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places the agency presents */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/getCurrentPaymentGateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment gateway the agency takes money with */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hotels for a stay
         * @description Lines of JSON (HotelSearchPart), the first as soon as the supplier has any; the last says that it is done.
         */
        post: operations["searchHotels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a stored link leads */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the page at a path is drawn from, for who asks
         * @description The same as the page itself carries: an open page takes over a new version with it.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay at the sandbox
         * @description Takes a token of the sandbox alone, never a card number.
         */
        post: operations["authoriseSandboxPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proposals
         * @description An agent's own, the newest first, 200 at most; who manages the agents sees those of all of them.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a proposal
         * @description For whoever has its id, also where the agency shows visitors no prices: the price of what was proposed is the client's to see (spec §6, optional auth).
         */
        get: operations["getProposal"];
        put?: never;
        post?: never;
        /**
         * Withdraw a proposal
         * @description By its agent, and by who manages the agents. Taken back once more it stays so; one that is declined, booked or over is taken back no more (proposal_over).
         */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/proposals/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a proposal
         * @description The id alone permits it. The agent who made the proposal and the agency's owners receive a mail. The client accepts the total that they were shown (`shownTotal`). Where the price is another now, nothing is stored: the answer is 409 `price_changed` with the new `total`. Declining needs no total. The same answer again changes nothing and sends no mail. A proposal that is declined, booked or over takes no other answer (proposal_over).
         */
        post: operations["answerProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the price of a rate
         * @description The price as it is now, fixed for half an hour. Where it is no longer what was shown, the answer says so; where nothing is left, too.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a quote */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Add a code or the wallet to a quote */
        patch: operations["updateQuote"];
        trace?: never;
    };
    "/api/resort/itineraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units of a resort that are free for a stay */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
    "/api/sso/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where people may sign in with an account they have elsewhere
         * @description Empty where the agency has none, and where an operator's own API keeps the accounts.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remember the caller's language
         * @description Its only effect is the caller's own language, in a cookie.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description Only an account that exists gets a mail.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask who a handed-over token stands for
         * @description For the site that a person was sent to with `?token=` (the academy): good once, for a minute. Its server sends the agency's origin as `Origin`, and `X-Requested-With: livery`, as every caller does.
         */
        post: operations["redeemHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which accounts elsewhere let one in */
        get: operations["getIdentities"];
        put?: never;
        /**
         * Begin to let an account elsewhere vouch for oneself
         * @description Takes the present password once more, and gives a token for /sso/start?provider={provider}&link={token}, good once, for a minute, for who is signed in here.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * No longer let an account elsewhere in
         * @description Every other session of the person ends. The agency's own sign-on (kind sso) is not the person's to remove.
         */
        delete: operations["removeIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what the link of a mail is for
         * @description Does not use it up. Whoever has the link reads the mail, and learns here what the mail says.
         */
        post: operations["readMailedLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description A wrong password is 422 with code invalid_credentials, not 401, so that it does not lead to the logout path.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by the link of a mail
         * @description Serves forgotten passwords, invitations and sign-ups of another browser alike; proves the address, ends every other session of the person and signs in. 422 token_invalid as above.
         */
        post: operations["setNewPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session of the person; this one goes on with a new token. A wrong present password is 422 naming the field `current`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one's own profile */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/user/profile/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give oneself a picture */
        put: operations["putProfilePicture"];
        post?: never;
        /** Take one's picture away */
        delete: operations["deleteProfilePicture"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is asking */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is logged in */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        /** Log out everywhere but here */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Log out somewhere */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description A mail with a link goes to the address, and the browser is marked: in it the link confirms the password, elsewhere one is chosen with the link. A taken address gets a mail that says so. 403 where the agency offers no sign-up here; 503 mail_unavailable where the server sends no mail.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the agency
         * @description Goes to the agency's contact address by mail; an answer goes to the person. 409 where the agency has none, or where an operator's own API keeps the person and told no address of theirs; 503 mail_unavailable where the server sends no mail.
         */
        post: operations["askSupport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the verification mail again
         * @description Only an account that waits for it gets one; the links before it stay good.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove an address by the link of the mail
         * @description Signs in, in the browser that the account was asked for in. In another the password could be anybody's: 409 password_required leaves the link good, and `/api/user/new-password` takes it with a password. A token that is unknown, used, expired, of another agency or of an address that was proved before is 422 token_invalid.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works for the agency */
        get: operations["getAgents"];
        put?: never;
        /**
         * Invite a person by mail
         * @description Only an owner invites an owner. The address of somebody who works for the agency already is 409 conflict; a traveller's own account becomes an agent's when they take the invitation, and not before.
         */
        post: operations["inviteAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/agents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One who works for the agency */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change role, restriction or access
         * @description The person's sessions end at once. Nobody changes themself, only an owner changes an owner or makes one, and the last active owner stays one. Shutting out somebody who was invited and has not come yet takes the invitation back: a traveller stays what they are, and of somebody new nothing is kept.
         */
        patch: operations["changeAgent"];
        trace?: never;
    };
    "/api/users/agents/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitation again
         * @description Earlier links end. Who has taken the invitation, or was deactivated, gets none (409).
         */
        post: operations["inviteAgentAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/hotel/auto-suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The country the visitor seems to be in
         * @description From a trusted proxy's country header, else from the visitor's time zone. Decides only who is asked before anything is measured.
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's wallet: balance and entries */
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
            /** @description Cleaned HTML. */
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
            /** @description Who travels from then on; left out where it is those who were named before. */
            party?: components["schemas"]["AmendedParty"];
        };
        ActivityDeal: {
            /** @description Minutes. */
            duration: number;
            id: string;
            imageUrl: components["schemas"]["SafeUrl"];
            isFreeCancellation: boolean;
            link: components["schemas"]["SafeUrl"];
            /** @description Left out for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            title: string;
        };
        ActivitySearch: {
            /**
             * @description Of the prices. Not among the fields of spec §7, so that it may be left out.
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
        /** @description The published agency data a visitor's browser receives (spec §3). Logo and favicon are addresses on the agency's own host. */
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
            /** @description Countries whose visitors are asked before anything is measured. */
            analyticsConsentRegions: components["schemas"]["CountryCode"][];
            /** @description The engines the agency offers; those left out are not sold. */
            bookingMenuItemOptions: components["schemas"]["BookingMenuItemOption"][];
            /** @description The support chat. */
            chatWidget?: components["schemas"]["ChatWidget"];
            /** @description Town of the address. */
            city: string;
            /** @description Support email address, or empty. */
            contactEmailId: string;
            /** @description Support phone number, as visitors read it. */
            contactPhoneNumber: string;
            /** @description Cleaned HTML. */
            cookiesPolicy: string;
            /** @description Country of the address, by name. */
            country: string;
            /**
             * @description Where payments go; sandbox takes no money.
             * @enum {string}
             */
            currentPaymentGateway: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of the prices until the visitor chooses. */
            defaultCurrency: components["schemas"]["CurrencyCode"];
            /** @description Language of a first visit. */
            defaultLanguage: components["schemas"]["LanguageCode"];
            /** @description Cleaned HTML. */
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
            /** @description Hides header items for anonymous visitors on deal and proposal links. */
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
            /** @description Cleaned HTML. */
            privacyPolicy: string;
            /** @description Which of the pages without a flag of their own the agency has something for; links to the others are not shown. */
            publishedPages: ("user-terms" | "cancellation-policies" | "blog" | "hidden-gems")[];
            /** @description Where leaving the site leads: an https address, a same-site path, or empty. */
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
            /** @description Where the agency's hours are told. Left out, that of its town. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Terms of /user-terms-and-conditions, cleaned HTML. */
            userTermsAndConditions: string;
            /** @description Number of the published version this data comes from. */
            version: number;
            /** @description Postal code of the address. */
            zipCode: string;
        };
        AgencyMarkups: {
            /** @description What is added where no rule is about what is sold. */
            fallback: components["schemas"]["MarkupRule"];
            /** @description Counts the changes; what the next one is made from. */
            revision: number;
            rules: components["schemas"]["MarkupRule"][];
            /**
             * Format: date-time
             * @description Null before the first change.
             */
            updatedAt: string | null;
            /** @description Who changed them last; null for the folder that the agency came from. */
            updatedBy: string | null;
        };
        /** @description The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and fields that are left out have defaults. */
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
             * @description Countries whose visitors are asked before anything is measured.
             * @default []
             */
            analyticsConsentRegions?: components["schemas"]["Agency"]["analyticsConsentRegions"];
            /** @description The engines the agency offers; those left out are not sold. */
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
             * @description Where payments go; sandbox takes no money.
             * @default sandbox
             * @enum {string}
             */
            currentPaymentGateway?: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of prices until the visitor chooses one. Left out, that of the default country. */
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
             * @description Hides header items for anonymous visitors on deal and proposal links.
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
            /** @description Languages of the picker, in order; all nine when left out. */
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
             * @description Where leaving the site leads: an https address, a same-site path, or empty.
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
            /** @description The time zone of the agency's times, such as the start of a plan. Left out, that of its town. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Terms and conditions for travellers, an HTML file. */
            userTermsAndConditions?: components["schemas"]["HtmlFile"];
            /**
             * @description Postal code of the address.
             * @default
             */
            zipCode?: string;
        };
        /** @description The agency's data as its owner writes it. The names are those of Agency. Files replace addresses, and fields that are left out have defaults. */
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
             * @description Countries whose visitors are asked before anything is measured.
             * @default []
             */
            analyticsConsentRegions?: components["schemas"]["Agency"]["analyticsConsentRegions"];
            /** @description The engines the agency offers; those left out are not sold. */
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
             * @description Where payments go; sandbox takes no money.
             * @default sandbox
             * @enum {string}
             */
            currentPaymentGateway?: "sandbox" | "stripe";
            /** @description Country assumed until the visitor chooses. */
            defaultCountry: components["schemas"]["CountryCode"];
            /** @description Currency of prices until the visitor chooses one. Left out, that of the default country. */
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
             * @description Hides header items for anonymous visitors on deal and proposal links.
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
            /** @description Languages of the picker, in order; all nine when left out. */
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
             * @description Where leaving the site leads: an https address, a same-site path, or empty.
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
            /** @description The time zone of the agency's times, such as the start of a plan. Left out, that of its town. */
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
            /** @description Cleaned HTML. */
            content: string;
            id: components["schemas"]["Slug"];
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Further terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}. */
        AgencyTermsSettings: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlFile"];
            /** @description The last part of its address. */
            id: components["schemas"]["Slug"];
            /** @description The heading of the page, and the text of links to it. */
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Further terms of the agency, such as those for groups, at /agency-terms-and-conditions/{id}. */
        AgencyTermsSettingsInPlace: {
            /** @description An HTML file. */
            content: components["schemas"]["HtmlText"];
            /** @description The last part of its address. */
            id: components["schemas"]["Slug"];
            /** @description The heading of the page, and the text of links to it. */
            title: components["schemas"]["AgencyTermsSummary"]["title"];
        };
        /** @description Further terms of the agency, without their text. */
        AgencyTermsSummary: {
            id: components["schemas"]["Slug"];
            title: string;
        };
        /** @description Somebody who works for the agency, as those who manage its agents see them. */
        Agent: {
            email: components["schemas"]["EmailAddress"];
            firstName: string;
            id: components["schemas"]["AgentId"];
            /** @description Does not see wholesale rate and markup (spec §6). */
            isRestricted: boolean;
            /** @description Is who asks. Nobody changes themself. */
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
         * @description Who was invited has not taken the invitation yet.
         * @enum {string}
         */
        AgentStatus: "active" | "invited" | "inactive";
        /** @enum {string} */
        AgentType: "AgencyOwner" | "Admin" | "SalesAgent";
        AirportEntry: {
            country: string;
            countryCode: components["schemas"]["CountryCode"];
            iata: components["schemas"]["IataCode"];
            /** @description e.g. `Lisbon Airport (LIS), Portugal`. */
            label: string;
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            municipality: string;
            name: string;
        };
        /** @description The people of an item once it is changed. Answers that are left out stay as they are. */
        AmendedParty: {
            answers?: components["schemas"]["Answer"][];
            travellers: components["schemas"]["AmendedTraveller"][];
        };
        /** @description A person who travels once an item is changed. With `known` it is a person who was named before: their names, date of birth and nationality stay as they are, and of the rest what is left out. Anybody else joins, and is named in full. */
        AmendedTraveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["TravelDocument"];
            firstName?: components["schemas"]["PersonName"];
            group: components["schemas"]["TravellerGroup"];
            /** @description The place of the person in the party of the item, from 0. */
            known?: number;
            lastName?: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            type: components["schemas"]["TravellerType"];
        };
        /** @description A change of what is booked, with what it costs; nothing is changed before it is accepted and, where something is due, paid. */
        Amendment: {
            becomes: components["schemas"]["ItemSubject"];
            /** @description What it costs from then on. */
            becomesTotal: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            createdAt: string;
            /** @description What is paid here for it; it is captured once the supplier has changed the booking. */
            due: components["schemas"]["MoneyAmount"];
            /**
             * Format: date-time
             * @description While it is proposed or accepted: until when the price is kept.
             */
            expiresAt?: string;
            /** Format: uuid */
            id: string;
            /** @description While it is accepted, and where it failed: an agent or owner accepted it for the traveller, who received a mail with the link to pay. */
            isAskedByMail?: boolean;
            /** @description While it is accepted and something is due. */
            payment?: components["schemas"]["BookingPayment"];
            /** @description What has to be answered from then on; left out where nothing is. */
            questions?: components["schemas"]["ProductQuestion"][];
            /**
             * @description Why it was rejected (sold_out, price_changed, refused, no_answer) or failed. payment: its payment was cancelled. lapsed: it was not paid in time. cancelled: the item was cancelled before. superseded: the supplier changed the item by itself before. withdrawn: the traveller or the agency kept the booking as it was.
             * @enum {string}
             */
            reason?: "sold_out" | "price_changed" | "refused" | "no_answer" | "payment" | "lapsed" | "cancelled" | "superseded" | "withdrawn";
            /** @description What comes back by the way it was paid, once it is applied. */
            refund: components["schemas"]["MoneyAmount"];
            /** @description Who has to be named from then on. */
            requirements: components["schemas"]["TravellerRequirement"][];
            /** @description By the server's clock. */
            secondsLeft?: number;
            state: components["schemas"]["AmendmentState"];
            was: components["schemas"]["ItemSubject"];
            /** @description What the item cost before. */
            wasTotal: components["schemas"]["MoneyAmount"];
        };
        /**
         * @description applying: its supplier is being asked. in_doubt: its supplier was asked and has not answered. rejected: its supplier refused it, and nothing was changed or charged. failed: nobody asked the supplier; the reason says why.
         * @enum {string}
         */
        AmendmentState: "proposed" | "accepted" | "applying" | "in_doubt" | "applied" | "rejected" | "failed";
        /** @description Third-party measurement; scripts are added only when it is enabled and an id is given (spec §7). */
        Analytics: {
            /** @description A Meta pixel's number. */
            facebookAnalyticsId?: string;
            /** @description A tag of Google Analytics 4, e.g. `G-ABC123`. */
            googleAnalyticsId?: string;
            /** @description Whether any measurement runs. */
            isEnabled: boolean;
        };
        Answer: {
            question: components["schemas"]["QuestionCode"];
            value: string;
        };
        AnswerIncidentRequest: {
            /** @enum {string} */
            answer: "retry" | "settled";
        };
        AnswerProposalRequest: {
            /** @enum {string} */
            answer: "accept" | "decline";
            /** @description The total that the client was shown. An open proposal is accepted with it alone; another total stores no answer (price_changed). */
            shownTotal?: components["schemas"]["MoneyAmount"];
        };
        AnswerSupplierChangeRequest: {
            answer: components["schemas"]["ChangeAnswer"];
        };
        Beds: {
            count: number;
            /** @enum {string} */
            kind: "single" | "double" | "queen" | "king" | "sofa_bed" | "bunk";
        };
        /** @enum {string} */
        BoardType: "room_only" | "breakfast" | "half_board" | "full_board" | "all_inclusive";
        /** @description Who sleeps in a room. */
        BookedRoom: {
            adults: number;
            childAges: number[];
        };
        /** @description What of a hotel is booked. */
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
        Booking: {
            arrival?: string;
            /** @description Nobody has it in an account, and who looks may put it among their trips. */
            canClaim?: boolean;
            /** @description An account with another address has it, which had no more than its key; who looks has the address that it was booked with, and may take it over. */
            canReassign?: boolean;
            contact: components["schemas"]["Contact"];
            /** Format: date-time */
            createdAt: string;
            discounts: components["schemas"]["Discount"][];
            /** @description The later payment that the traveller began last, while it is under way. */
            entryPayment?: components["schemas"]["BookingPayment"];
            /** @description What happened to it, the first first. */
            history?: components["schemas"]["BookingStep"][];
            /** @description While it is held and not yet booked. */
            hold?: {
                canExtend: boolean;
                /** Format: date-time */
                expiresAt: string;
                /** @description By the server's clock. */
                secondsLeft: number;
            };
            /** @description What happens to it is sent to the contact's address by email. The pages announce emails only where it is true; an API that leaves it out promises none. */
            isMailed?: boolean;
            /** @description Who looks may see the booking and not change it. */
            isReadOnly?: boolean;
            items: components["schemas"]["BookingItem"][];
            payment: components["schemas"]["BookingPayment"];
            /** @description When what is paid, of the charged items together and after discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            reference: components["schemas"]["BookingReference"];
            requests: string;
            state: components["schemas"]["BookingState"];
            /** @description What held when it was booked. */
            terms: {
                language: components["schemas"]["LanguageCode"];
                /** @description Of the agency's branding. */
                version: number;
            };
            /** @description The sum of the charged items' totals: of all but those that came to nothing (costsNothing). */
            total: components["schemas"]["MoneyAmount"];
        };
        /** @description What of a booking waits for its traveller, the most urgent of it. */
        BookingAttention: {
            /** @description Of a payment. */
            dueOn?: components["schemas"]["Date"];
            /**
             * @description choice: part of it was refused, and what happens to the rest is not decided. supplier_change: its supplier changed it and waits for an answer. change_payment: a change was accepted and waits for its payment. payment: a later payment failed, or is due within a week.
             * @enum {string}
             */
            what: "choice" | "supplier_change" | "change_payment" | "payment";
        };
        /** @description How many there are of each, whatever page is shown. */
        BookingCounts: {
            cancelled: number;
            past: number;
            upcoming: number;
        };
        BookingItem: {
            /** @description Changes of it that were asked for and accepted, the first first. */
            amendments?: components["schemas"]["Amendment"][];
            /** @description Every other action is refused (conflict). */
            availableActions: components["schemas"]["ItemAction"][];
            cancellation: components["schemas"]["ItemCancellation"];
            /** @description The supplier's own. */
            confirmationNumber?: string;
            /** @description It came to nothing next to others: its price is no part of what is charged. */
            costsNothing?: boolean;
            /** @description What of the booking's discounts is for the item; left out where nothing is. */
            discounts?: components["schemas"]["Discount"][];
            /** Format: uuid */
            id: string;
            /** @description It was refused, and the traveller went on without it. */
            isLeftOut?: boolean;
            party: components["schemas"]["ShownParty"];
            /** @description When the price is paid and to whom, before discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            price: components["schemas"]["ShownPrice"];
            state: components["schemas"]["ItemState"];
            subject: components["schemas"]["ItemSubject"];
            /** @description What its supplier changed of it by itself, the first first. */
            supplierChanges?: components["schemas"]["SupplierChange"][];
        };
        BookingKey: {
            key: string;
        };
        /** @description A booking engine and whether it is sold. */
        BookingMenuItemOption: {
            /** @description Whether the agency sells it now. */
            active: boolean;
            title: components["schemas"]["BookingServiceTitle"];
        };
        BookingPayment: {
            /** @description Of a later payment: the date of its entry. */
            at?: components["schemas"]["Date"];
            /** @description What the gateway's own script pays with; for who can still pay. */
            clientSecret?: string;
            /** @description Why the last attempt came to nothing, as a code. */
            declined?: string;
            due: components["schemas"]["MoneyAmount"];
            /** @enum {string} */
            gateway?: "none" | "sandbox" | "stripe";
            /** @description Its gateway takes no payments here any more, so that this one cannot be finished; for who could still pay. */
            isStranded?: boolean;
            /** @description What was taken. */
            paid: components["schemas"]["MoneyAmount"];
            publishableKey?: string;
            /** @description The gateway's name of it; for who can still pay. */
            reference?: string;
            refunded: components["schemas"]["MoneyAmount"];
            /** @description On its way back, while a bank takes its time. */
            refunding?: components["schemas"]["MoneyAmount"];
            state: components["schemas"]["PaymentState"];
        };
        /** @description What a traveller reads out, and what is asked for on arrival. */
        BookingReference: string;
        /**
         * @description A booking engine, as named in the agency's booking menu (spec §2.5, tab order).
         * @enum {string}
         */
        BookingServiceTitle: "Hotels" | "Air Travel" | "Resorts" | "Cars" | "Activities" | "Cruise";
        /**
         * @description Derived from the items. needs_choice: something was refused, and the rest is on hold until the traveller goes on without it or gives it back. partly_confirmed: some items are booked, and others were refused or their hold ended. Any other is the state of the items that decide.
         * @enum {string}
         */
        BookingState: "needs_choice" | "on_hold" | "in_doubt" | "pending" | "partly_confirmed" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancelled" | "completed";
        /** @description Something that happened to a booking. */
        BookingStep: {
            /** @description Of what was taken or paid back. */
            amount?: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The item that it happened to; left out where it happened to the booking as a whole or to its payment.
             */
            itemId?: string;
            /** @enum {string} */
            what: "held" | "claimed" | "extended" | "sent" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancellation_refused" | "cancelled" | "completed" | "declined" | "paid" | "released_payment" | "refunded" | "supplier_changed" | "change_accepted" | "amended" | "amendment_refused";
        };
        /** @description A line of a list of bookings. */
        BookingSummary: {
            /** @description What is paid of the total where a promo code or credits took something off. */
            afterDiscounts?: components["schemas"]["MoneyAmount"];
            attention?: components["schemas"]["BookingAttention"];
            /** Format: date-time */
            createdAt: string;
            /** @description Who is written to, for who works for the agency. */
            email?: string;
            end: components["schemas"]["Date"];
            guests: number;
            /** @description While it is held and not yet booked. */
            hold?: {
                /** Format: date-time */
                expiresAt: string;
                /** @description By the server's clock. */
                secondsLeft: number;
            };
            /** @description Of its items that did not end; where each ended, of all. */
            itemCount: number;
            /** @description 'Agency Markup'; only for agents who are not restricted. */
            markup?: components["schemas"]["MoneyAmount"];
            /** @description 'Wholesale Rate'; only for agents who are not restricted. */
            net?: components["schemas"]["MoneyAmount"];
            picture: components["schemas"]["SafeUrl"];
            place: string;
            /** @description Of the first item that did not end, as title, place and picture are. */
            product: components["schemas"]["Product"];
            reference: components["schemas"]["BookingReference"];
            start: components["schemas"]["Date"];
            state: components["schemas"]["BookingState"];
            title: string;
            total: components["schemas"]["MoneyAmount"];
            /** @description Who travels, for who works for the agency. */
            traveller?: string;
        };
        /** @enum {string} */
        BookingVolume: "$0 Just getting started" | "Under $100k" | "$100k-$500k" | "$500k-$1M" | "$1M+";
        /** @description A part of what is booked itself, before taxes and fees. */
        BreakdownPart: {
            amount: number;
            /** @description The day at the place, where the part is of one. */
            date?: components["schemas"]["Date"];
            /** @description A code that the pages word, such as `night`; anything else is shown as it is. */
            label: string;
        };
        BusinessInfo: {
            bookingVolume: components["schemas"]["BookingVolume"];
            contactEmailId: components["schemas"]["MailableAddress"];
            /** @default  */
            contactPhoneNumber?: string;
            hearBy: components["schemas"]["HearSource"];
            /**
             * @description The detail: needed for every hearBy but Google; for Social Media a SocialNetwork; for Customer Support Manager the name of one.
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
        CancelBookingRequest: {
            /** @description The id of the quote that was agreed to; another penalty by now cancels nothing (price_changed). */
            quoteId: string;
        };
        /** @description An agency's own conditions for cancelling what it sells of a cruise line. */
        CancellationPolicy: {
            /** @description Cleaned HTML. */
            content: string;
            line: components["schemas"]["CruiseLineName"];
        };
        /** @description Before the first step a cancellation costs nothing. */
        CancellationPolicyOfRate: {
            /** @description Whether anything of it ever comes back. */
            isRefundable: boolean;
            /** @description In order of time, each dearer than the one before. */
            steps: components["schemas"]["CancellationStep"][];
            /** @description In which the steps are written. */
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
        CancellationPolicySummary: {
            isPublished: boolean;
            line: components["schemas"]["CruiseLineName"];
        };
        /** @description What a cancellation costs until a moment. */
        CancellationQuote: {
            /** @description What comes back to the wallet. */
            creditsBack?: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            expiresAt: string;
            id: string;
            /** @description What of the penalty is still to be paid, by the dates of the payment schedule; left out for nothing. */
            owed?: components["schemas"]["MoneyAmount"];
            /** @description What is lost of what was paid, and never more than that; of an item that is paid to its supplier, what the supplier may ask for. */
            penalty: components["schemas"]["MoneyAmount"];
            /** @description What comes back by the way it was paid. */
            refund: components["schemas"]["MoneyAmount"];
            /** @description By the server's clock. */
            secondsLeft: number;
        };
        CancellationQuoteRequest: {
            /**
             * Format: uuid
             * @description Needed where several items can be cancelled.
             */
            itemId?: string;
        };
        /** @description From a moment on, what a cancellation costs; until the next step. */
        CancellationStep: {
            /**
             * @description How much of the price that is, in a word; in place of the penalty.
             * @enum {string}
             */
            costs?: "nothing" | "part" | "all";
            from: components["schemas"]["LocalMoment"];
            /** @description In the price's currency, never above the total; left out for who may see no prices (spec §6). */
            penalty?: number;
        };
        CarCountry: {
            code: components["schemas"]["CountryCode"];
            name: string;
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
            /** @description Left out for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            /** @description The vehicle; shown before name where both are there. */
            veh?: string;
            vehiclePicture: components["schemas"]["SafeUrl"];
        };
        /** @description Car deals near a point. Without a return place the car comes back where it was picked up. */
        CarSearch: {
            /** @default 25 */
            age?: number;
            /** @default US */
            countryOfResidence?: components["schemas"]["CountryCode"];
            /**
             * @description Of the prices. Not among the fields of spec §7, so that it may be left out.
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
        /**
         * @description cancel: free of charge.
         * @enum {string}
         */
        ChangeAnswer: "accept" | "cancel";
        ChangePasswordRequest: {
            current: string;
            password: components["schemas"]["ChosenPassword"];
        };
        /** @description What a tax or a fee is for. */
        ChargeCode: string;
        /** @description The support chat of an agency with supportMode chat. */
        ChatWidget: {
            /** @description The heading above the chat. */
            label: string;
            /** @description The page of the chat. It is shown in a frame, and nothing of it is loaded before a visitor asks for help. */
            url: string;
        };
        /** @description A problem (RFC 9457); where checks failed, with what they found. */
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
        /** @description Not the email address, and none of the commonest passwords; any other characters. */
        ChosenPassword: string;
        ClientSecret: string;
        ConfirmBookingRequest: {
            /** @description Ids of items that were refused, without which the traveller goes on; another item is refused (conflict). */
            without?: string[];
        };
        /** @description The agency's name as visitors see it, typed by a person. Needed where the agency becomes inactive, since visitors then see nothing but that. */
        ConfirmInactive: string;
        /** @description Who is written to about the booking. */
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
        CreateBookingRequest: {
            /** @description About when they come. */
            arrival?: string;
            contact: components["schemas"]["Contact"];
            /** @description The party of each item of the quote, in its order. */
            parties: components["schemas"]["Party"][];
            /** Format: uuid */
            quoteId: string;
            /**
             * @description Requests to the suppliers.
             * @default
             */
            requests?: string;
            /** @description What is due now by the page; another amount books nothing (price_changed). */
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
            /** @description A published version; the draft where left out. */
            version?: number;
        };
        CreateProposalRequest: {
            client?: components["schemas"]["ProposalClient"];
            /** @description What the client sees it in and pays it in. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Whether the agency keeps the price until then, as long as it covers what the supplier asks; else it is what it is on the day. */
            keepsPrice: boolean;
            /**
             * @description What the agent writes to the client.
             * @default
             */
            note?: string;
            product: components["schemas"]["Product"];
            rateKey: components["schemas"]["RateKey"];
            /** @description The total that the agent saw; where it is another by now nothing is proposed (price_changed). */
            shownTotal?: components["schemas"]["MoneyAmount"];
            /** @description The last day on which it can be booked, by the calendar of the property; before the stay and within 60 days. */
            validUntil: components["schemas"]["Date"];
        };
        CreateQuoteRequest: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description What is quoted together. A proposal names its own, and this says the same or is refused. */
            items: components["schemas"]["WantedItem"][];
            /**
             * Format: uuid
             * @description The proposal that is booked: its currency and its price, whatever else is said here. One that is over is refused (conflict).
             */
            proposalId?: string;
            /** @description The total that the traveller saw; the answer says where it is another by now. */
            shownTotal?: components["schemas"]["MoneyAmount"];
        };
        CreateScheduleRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            end?: components["schemas"]["LocalTime"];
            /**
             * @description What the list of versions says of it.
             * @default
             */
            note?: string;
            revision: components["schemas"]["Revision"];
            start: components["schemas"]["LocalTime"];
        };
        CreateShareRequest: {
            /**
             * @description After so many days it ends by itself.
             * @default 7
             */
            days?: number;
            label: string;
        };
        Credits: {
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description The cruise lines that have a page of cancellation conditions (spec §2.2).
         * @enum {string}
         */
        CruiseLineName: "royal-caribbean" | "carnival" | "mcl" | "celebrity" | "disney";
        /** @description ISO 4217. */
        CurrencyCode: string;
        /** @description A currency of the picker, shown by a country that uses it (spec §3). */
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
        /** @description A place the agency presents at /destination; those with isTop also at /top-destination, those with isHiddenGem at /hidden-gems-round-the-world. */
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
        /** @description A destination the agency presents at /destination and /top-destination. */
        DestinationSettings: {
            /** @description Country it lies in, ISO 3166-1 alpha-2. */
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
        Discount: {
            /** @description In the price's currency; taken off what is paid here. */
            amount: number;
            code?: components["schemas"]["PromoCode"];
            /** @enum {string} */
            kind: "promo" | "credits";
        };
        DistanceFrom: {
            /** @description By name. */
            from: string;
            miles: number;
        };
        /** @enum {string} */
        DocumentType: "passport" | "identity_card";
        /** @description The settings as they are being edited; where nobody edits, those visitors see. What the platform keeps is left out. */
        Draft: {
            /** @description Fields that differ from what visitors see. */
            changed: components["schemas"]["SettingsPointer"][];
            /** @description Who changed what last, since the last publication. */
            fields: components["schemas"]["FieldAuthor"][];
            /** @description The hosts the agency answers at; `canonicalHost` is one of them. */
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
             * @description Changes of one gesture have one.
             */
            gesture?: string;
            /** @description Id of the editor who made the changes, as the draft says `you`. Where another is signed in by now, the answer is 409 and nothing is changed. */
            person?: string;
        };
        DraftChanged: {
            /** @description What was changed, as it is stored - HTML cleaned, colours in lower case; what stood there already is left out. */
            changes: components["schemas"]["SettingsChange"][];
            revision: components["schemas"]["Revision"];
        };
        /** @description A problem (RFC 9457) with what was done to the draft since the revision that the call names. */
        DraftStaleProblem: {
            code: components["schemas"]["ErrorCode"];
            detail: string;
            errors?: components["schemas"]["FieldError"][];
            instance?: string;
            revision?: components["schemas"]["Revision"];
            /** @description Every change since, the oldest first; empty where they are not all known any more, so the draft is to be read anew. */
            since?: components["schemas"]["PastChange"][];
            status: number;
            title: string;
            type: string;
        };
        /** @description Who did something. */
        Editor: {
            id: string;
            name: string;
        };
        EmailAddress: string;
        EmailBody: {
            email: components["schemas"]["EmailAddress"];
        };
        EmptyBody: Record<string, never>;
        /**
         * @description The closed list of problem codes; the same as src/contract/error-codes.ts.
         * @enum {string}
         */
        ErrorCode: "bad_request" | "host_malformed" | "unauthenticated" | "forbidden" | "cross_site" | "account_inactive" | "agency_inactive" | "preview_only" | "preview_over" | "payment_declined" | "not_found" | "agency_not_found" | "method_not_allowed" | "password_required" | "conflict" | "hold_expired" | "already_paid" | "payment_out_of_order" | "sold_out" | "price_changed" | "quote_expired" | "proposal_over" | "request_in_flight" | "precondition_failed" | "draft_stale" | "checks_failed" | "request_timeout" | "payload_too_large" | "uri_too_long" | "unsupported_media_type" | "validation_failed" | "idempotency_mismatch" | "invalid_credentials" | "token_invalid" | "precondition_required" | "rate_limited" | "headers_too_large" | "internal_error" | "upstream_failed" | "overloaded" | "mail_unavailable" | "upstream_timeout" | "payments_unavailable" | "supplier_failed" | "supplier_timeout";
        /** @description The rate at which the supplier's currency became the price's; fixed with the quote. */
        Exchange: {
            /** @description The rate's own date or time. */
            asOf: string;
            from: components["schemas"]["CurrencyCode"];
            rate: number;
        };
        /** @description Units of each currency for one US dollar. */
        ExchangeRates: {
            /** @description Date or date and time (ISO 8601) the rates are of. */
            asOf: string;
            /** @constant */
            base: "USD";
            rates: {
                [key: string]: number;
            };
            source: string;
        };
        Faq: {
            headerMessage: string;
            isEnabled: boolean;
            questions: components["schemas"]["FaqQuestion"][];
        };
        FaqQuestion: {
            /** @description Cleaned HTML. */
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
            /** @description Where, e.g. `occupancies[0].numOfAdults`. */
            field: string;
            /** @description Why, e.g. `must be at most 9`. */
            reason: string;
        };
        /** @description What a check found in the settings. */
        Finding: {
            /** @description Which check. */
            check: string;
            /** @description What was found, for whoever says it in another language - `link.dead`. */
            code: string;
            /** @description The same as tenant.json writes it. */
            field: string;
            fix?: components["schemas"]["FindingFix"];
            /**
             * @description What is blocking keeps the settings from being published.
             * @enum {string}
             */
            level: "blocking" | "advice";
            /** @description The field as the draft's changes name it. */
            pointer: string;
            /** @description In English, to be read after the field. */
            reason: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description Changes of the draft that mend what was found; left out where only a person knows what is meant. */
        FindingFix: {
            changes: components["schemas"]["SettingsChange"][];
            /** @description What the changes do - `remove`, `hide`, `use`. */
            code: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description What the sentence of a finding speaks of, by name. */
        FindingValues: {
            [key: string]: string | number;
        };
        /** @description One thing that is wrong in a tenant's folder. */
        FolderProblem: {
            /** @description Field of tenant.json that it is about, or empty. */
            field: string;
            /** @description Path inside the folder; empty when it is about the folder itself. */
            file: string;
            /** @description Plain English, to be read after file and field. */
            reason: string;
        };
        /** @enum {string} */
        HearSource: "Social Media" | "Peer referral" | "Google" | "Customer Support Manager" | "Other";
        /** @description A colour as #rrggbb. */
        HexColor: string;
        /** @description The words and the picture of the home page's hero. */
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
        /** @description The place of the home page's deals. Left out, the largest city of the agency's country. */
        HomePlace: {
            /** @description Degrees north of the equator. */
            latitude: number;
            /** @description Degrees east of Greenwich. */
            longitude: number;
            /** @description Name of the place, as people read it. */
            name: string;
        };
        /** @description A property as it is on every day. */
        Hotel: {
            address: {
                city: string;
                country: components["schemas"]["CountryCode"];
                line: string;
            };
            amenities: components["schemas"]["HotelAmenity"][];
            checkIn: {
                from: components["schemas"]["LocalHour"];
                /** @description Null at any hour. */
                until: components["schemas"]["LocalHour"] | null;
            };
            checkOut: {
                until: components["schemas"]["LocalHour"];
            };
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
            /** @description Whether what is offered is made up. */
            isSample: boolean;
            /** @description Left out where no stay was asked for; a room type without rates has nothing left. */
            rooms?: {
                /** @description Cheapest first. */
                rates: components["schemas"]["HotelRate"][];
                room: components["schemas"]["RoomType"];
            }[];
            stay?: components["schemas"]["Stay"];
        };
        /** @description Other dates or other guests of a stay, in the same room type and under the same terms where they are sold. */
        HotelChange: {
            /** @enum {string} */
            product: "hotel";
            rooms: components["schemas"]["BookedRoom"][];
            stay: components["schemas"]["Stay"];
        };
        HotelCriteria: {
            /**
             * @description What prices are shown and charged in.
             * @default USD
             */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The place as the traveller wrote it.
             * @default
             */
            destination?: string;
            /** @description The hotel whose deal led here: it comes first, wherever it lies; one of which nothing is left does not come. */
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
            hotel: {
                hotelDetails: components["schemas"]["HotelDetails"];
            };
            link: components["schemas"]["SafeUrl"];
            /** @description Left out for a visitor who may not see prices (spec §6). */
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
            /** @description Rates for who wants another board, a cancellation for nothing, or to pay at the property. Of the best rate and these the first that promises it is the cheapest that does; what is no cheaper and promises no more than another is left out. Without prices they are in an order of their terms. */
            others: components["schemas"]["OtherRate"][];
            /** @description Of the best rate. */
            payment: components["schemas"]["RatePayment"];
            picture: components["schemas"]["SafeUrl"];
            /** @description Of the best rate. */
            policy: components["schemas"]["CancellationPolicyOfRate"];
            position: components["schemas"]["Position"];
            /** @description Of the best rate, for the whole stay; left out for who may see none (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            reviewCount: number;
            /** @description Free rooms at the best rate. */
            roomsLeft: number;
            stars: components["schemas"]["Rating"];
            /** @description Whether some rate is paid in parts. */
            takesDeposit?: boolean;
            /** @description How much it is recommended; more is better. */
            worth: number;
        };
        HotelPicture: {
            /** @description What it shows. */
            kind: string;
            url: components["schemas"]["SafeUrl"];
        };
        /** @description A property; with a stay and rooms its rates, too. */
        HotelQuery: {
            /** @default USD */
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description The place as the traveller wrote it, where a search led here.
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
            /** @description Left out for who may see none (spec §6). */
            price?: components["schemas"]["ShownPrice"];
            rateKey: components["schemas"]["RateKey"];
            roomsLeft: number;
        };
        /** @description What guests say. */
        HotelReviews: {
            count: number;
            rating: components["schemas"]["Rating"];
            /** @description Sentences as codes; the site has one for each theme, tone and variant. */
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
        /** @description Hotel deals near a point. What is left out takes the defaults of spec §9. */
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
        /** @description The last line of a search that succeeds. */
        HotelSearchDone: {
            /** @description Whether what is offered is made up. */
            isSample: boolean;
            /** @constant */
            kind: "done";
            near?: components["schemas"]["PlaceNear"];
            /** @description Towns round the point, the largest first, for a map to name. */
            neighbours?: {
                latitude: components["schemas"]["Latitude"];
                longitude: components["schemas"]["Longitude"];
                name: string;
            }[];
            total: number;
        };
        /** @description The supplier failed on the way; the lines before stay valid. */
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
            /** @enum {string} */
            product: "hotel";
        };
        HouseRules: {
            /** @description Children sleep in extra beds or cots on request. */
            hasExtraBeds: boolean;
            /** @description Of who checks in. */
            minimumAge: number;
            /** @enum {string} */
            pets: "yes" | "no" | "on_request";
            quietHours: {
                from: components["schemas"]["LocalHour"];
                until: components["schemas"]["LocalHour"];
            } | null;
            /** @enum {string} */
            smoking: "no" | "outside";
        };
        /** @description HTML; cleaned when stored. */
        HtmlAnswer: string;
        /** @description A file in the tenant's folder, next to tenant.json. */
        HtmlFile: string;
        /** @description HTML; cleaned when stored. */
        HtmlText: string;
        IataCode: string;
        IdentityLink: {
            /** @description The person's present password. */
            current: string;
            /** @description A provider of kind social. */
            provider: components["schemas"]["IdentityProvider"]["id"];
        };
        /** @description Somebody the agency lets people prove who they are to (OpenID Connect). /sso/start?provider={id} begins. */
        IdentityProvider: {
            /** @description Its name in addresses and in the environment. */
            id: string;
            /**
             * @description sso: the agency's own sign-on, which knows its people. social: an account that anyone can have.
             * @enum {string}
             */
            kind: "sso" | "social";
            /** @description Its name as people read it: Continue with <name>. */
            name: string;
        };
        /** @description A provider by which people of the agency, or travellers, sign in (OpenID Connect). Its secret, if it has one, comes from the environment: LIVERY_OIDC_SECRET_<SLUG>_<ID>. */
        IdentityProviderSettings: {
            /** @description What the provider calls this agency's site. */
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
            /** @description Only for the agency's own sign-on (kind sso). Its people's addresses count as verified also where the provider sends no email_verified, as company directories do. An address that it calls unverified stays unverified. Without it, the provider has to call an address verified before a person gets its account, or accepts its invitation. */
            trustsEmail?: boolean;
        };
        /** @description What an import would change; nothing of it is applied. With problems there are no changes. */
        ImportedSettings: {
            changes: components["schemas"]["SettingsChange"][];
            /** @description Pointers of fields that the folder has otherwise and that stay as they are, since the platform sets them. */
            kept: string[];
            problems: components["schemas"]["FolderProblem"][];
        };
        Incident: {
            /** @description What is to be given back or asked for. */
            amount?: components["schemas"]["MoneyAmount"];
            /** @description Whether `retry` does anything. */
            canRetry: boolean;
            id: string;
            kind: components["schemas"]["IncidentKind"];
            /** @description What the last try failed with, for who has to find the cause; in English. */
            reason?: string;
            /** @description Of the booking that it is about. */
            reference?: components["schemas"]["BookingReference"];
            /**
             * Format: date-time
             * @description Until when the traveller may answer what the supplier changed.
             */
            respondBy?: string;
            /**
             * Format: date-time
             * @description When it was first to be done.
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
            /** @description Time zone of the agency's hours. Left out, the reader's own. */
            timeZone?: components["schemas"]["TimeZone"];
        };
        /** @description E.164. */
        InternationalPhone: string;
        /**
         * @description What may be done with an item at this moment, by who looks.
         * @enum {string}
         */
        ItemAction: "cancel" | "change" | "update_travellers" | "add_services";
        /** @description Empty until it is cancelled. */
        ItemCancellation: {
            /**
             * Format: date-time
             * @description When it was cancelled.
             */
            at?: string;
            /** @description What came back to the wallet. */
            creditsBack?: components["schemas"]["MoneyAmount"];
            /** @description What of the penalty was still to be paid then, by the dates of the payment schedule; left out for nothing. */
            owed?: components["schemas"]["MoneyAmount"];
            penalty?: components["schemas"]["MoneyAmount"];
            /** @description What comes back by it by the way it was paid, besides what had been given back before. */
            refund?: components["schemas"]["MoneyAmount"];
            /** @description What had been given back of it before, or was on its way already. */
            refundedBefore?: components["schemas"]["MoneyAmount"];
        };
        /** @description What of an item is to be another, by product. */
        ItemChange: components["schemas"]["HotelChange"];
        /**
         * @description in_doubt: its supplier was asked to book it and has not answered. pending: its supplier has taken the booking and confirms it later.
         * @enum {string}
         */
        ItemState: "on_hold" | "in_doubt" | "pending" | "confirmed" | "rejected" | "expired" | "released" | "cancellation_requested" | "cancelled" | "completed";
        /** @description What exactly is quoted, booked or proposed, by product. */
        ItemSubject: components["schemas"]["HotelSubject"];
        /** @description A language entry of the picker (spec §3). */
        Language: {
            code: components["schemas"]["LanguageCode"];
            /** @description The language's name in itself. */
            name: string;
            /** @description Locale tag for dates and numbers, e.g. `pt-BR`. */
            value: string;
        };
        /**
         * @description The supported languages (spec §9).
         * @enum {string}
         */
        LanguageCode: "en" | "pt" | "es" | "da" | "no" | "de" | "ar" | "fr" | "sv";
        /** @description Degrees north of the equator. */
        Latitude: number;
        /** @description A stored link as it leads today. */
        Link: {
            id: components["schemas"]["LinkId"];
            isExpired: boolean;
            /** @description Where it leads: an https address or a path on this site; /expiry after its last day. */
            to: string;
        };
        /** @description A link's name in the address. */
        LinkId: string;
        /** @description A link that the agency gives out. /url/{id} leads to its target, /deal-link?dealLinkId={id} opens it as a deal. */
        LinkSettings: {
            /**
             * Format: date
             * @description The last day on which it works, in UTC. After that it leads to /expiry.
             */
            expiresOn?: string;
            id: components["schemas"]["LinkId"];
            /** @description Where the link leads: an https address or a path on this site. */
            to: string;
        };
        /** @description What is paid at the place itself and not here; no part of the total. */
        LocalCharge: {
            amount: number;
            code: components["schemas"]["ChargeCode"];
            /** @description Of the place. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description About as much in the price's currency; null without a rate. */
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
        Login: {
            email: components["schemas"]["EmailAddress"];
            password: string;
        };
        /** @description Degrees east of Greenwich. */
        Longitude: number;
        /** @description An address that mail can be sent to. */
        MailableAddress: string;
        Mailed: {
            /** @constant */
            status: "mailed";
        };
        MailedLink: {
            /** @description Names of the social accounts that let the person in until a password is set by this link. */
            disconnects: string[];
            email: components["schemas"]["EmailAddress"];
            /** @description Whether the link is taken with a new password: always but where it confirms a sign-up of this browser. */
            needsPassword: boolean;
            /** @enum {string} */
            purpose: "verify" | "reset" | "invite";
            /** @description What the person is, or is invited to be. */
            userType: components["schemas"]["UserType"];
        };
        MailedLinkQuestion: {
            token: string;
        };
        /** @description A city and what is within fifteen miles of its centre. */
        MarkupPlace: {
            country: components["schemas"]["CountryCode"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /** @description Name of the place, as people read it. */
            name: string;
        };
        /** @description What is added to the wholesale rate. The most specific rule applies: place before country before everywhere, and one product before all products. */
        MarkupRule: {
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
        /** @description A time that clocks there do not show, or show twice, and the one that is meant. */
        MeantTime: {
            asked: components["schemas"]["LocalTime"];
            /** @enum {string} */
            field: "start" | "end";
            /**
             * @description missing - clocks go forward over it; meant is as much later. twice - clocks go back over it; the first is meant.
             * @enum {string}
             */
            kind: "missing" | "twice";
            meant: components["schemas"]["LocalTime"];
        };
        /** @description The address of a stored picture of the agency. */
        MediaAddress: string;
        /** @description What the document's head says of the agency. */
        MetaData: {
            /** @description What a search engine shows below the title. */
            description: string;
            /** @description Comma-separated. */
            keywords: string;
            /** @description The document's title of pages without a title. */
            title: string;
        };
        Money: number;
        MoneyAmount: {
            /** @description Whole minor units of the currency, such as cents. */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        NavigationItem: {
            label: string;
            path: components["schemas"]["SafeUrl"];
        };
        NewPassword: {
            password: components["schemas"]["ChosenPassword"];
            token: string;
        };
        NewShare: {
            /** @description The link itself; it is told this once and kept by nobody here. */
            address: string;
            share: components["schemas"]["Share"];
        };
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
        /** @description What else a property can be had for. */
        OtherRate: {
            board: components["schemas"]["BoardType"];
            /** @description Until then a cancellation costs nothing; left out where it always costs something. */
            freeUntil?: components["schemas"]["LocalMoment"];
            payment: components["schemas"]["RatePayment"];
            /** @description For the whole stay, in the currency of the best rate; left out for who may see none (spec §6). */
            price?: components["schemas"]["PriceSummary"];
            roomsLeft: number;
        };
        /** @description Somebody elsewhere whose word lets a person in (OpenID Connect). */
        OwnIdentity: {
            /**
             * Format: date-time
             * @description Since when.
             */
            createdAt: string;
            id: string;
            kind: components["schemas"]["IdentityProvider"]["kind"];
            /** @description The provider as people read it; its host where the agency no longer has it. */
            name: string;
        };
        /** @description Spec §3 (User profile), and what only the person needs to know of themself. */
        OwnProfile: {
            /** @description Null where the person has chosen none. */
            currency: components["schemas"]["CurrencyCode"] | null;
            /** @description False for who has only ever come by an account elsewhere: what asks for the present password cannot be answered yet. */
            hasPassword: boolean;
            id: string;
            isRewardWalletEnable: boolean;
            /** @description Null where the person has chosen none. */
            language: components["schemas"]["LanguageCode"] | null;
            personal_info: components["schemas"]["PersonalInfo"];
            phone: string;
            userType: components["schemas"]["UserType"];
        };
        OwnSession: {
            /** @description The network it came from, such as 203.0.113.0/24; empty where it is not known. */
            address: string;
            /** @description Its name, such as Firefox; empty where it is not known. */
            browser: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /** @enum {string} */
            device: "phone" | "tablet" | "desktop";
            id: string;
            /**
             * Format: date-time
             * @description To five minutes.
             */
            lastSeenAt: string;
            /** @description Such as Windows or Android; empty where it is not known. */
            system: string;
        };
        /** @description What a page is drawn from, as the page itself carries it. */
        PageContext: {
            /** @description The agency without its policies. */
            agency: {
                [key: string]: unknown;
            };
            currency: components["schemas"]["CurrencyCode"];
            demo: boolean;
            /** @enum {string} */
            device: "phone" | "tablet" | "desktop";
            frame: {
                footer: boolean;
                header: boolean;
            };
            /** @constant */
            isMenuCollapsed?: true;
            language: components["schemas"]["LanguageCode"];
            platformEmail?: string;
            preview?: components["schemas"]["ShownPreview"];
            session: components["schemas"]["Session"];
            /** Format: date */
            today: string;
            wording: {
                [key: string]: string;
            };
        };
        /** @description The people of one item, and what they answer to its questions. */
        Party: {
            answers?: components["schemas"]["Answer"][];
            travellers: components["schemas"]["Traveller"][];
        };
        /** @description A check that found nothing, with what it looked at. */
        PassedCheck: {
            check: string;
            /** @description In English. */
            summary: string;
            values: components["schemas"]["FindingValues"];
        };
        /** @description What one accepted call did to the draft. */
        PastChange: {
            /** Format: date-time */
            at: string;
            by: components["schemas"]["Editor"];
            changes: components["schemas"]["SettingsChange"][];
            /** Format: uuid */
            gesture?: string;
            revision: components["schemas"]["Revision"];
        };
        /** @description One entry of a payment schedule. */
        PaymentEntry: {
            amount: components["schemas"]["MoneyAmount"];
            /** @description By the calendar where the item is; left out for what is due with the booking. */
            at?: components["schemas"]["Date"];
            /** @description Why the last attempt failed, as a code, while it is not paid. */
            declined?: string;
            /** @description Who looks may pay it now (payAgain with its date). */
            isPayable?: boolean;
            /** @enum {string} */
            kind: "deposit" | "balance" | "local" | "hold";
            /** @description What of it went back, or is on its way; left out for nothing. */
            refunded?: components["schemas"]["MoneyAmount"];
            state?: components["schemas"]["PaymentEntryState"];
            /**
             * @description supplier: it asks for it itself, and nothing of it is paid here.
             * @enum {string}
             */
            to: "agency" | "supplier";
        };
        /**
         * @description Of what the agency collects for a booking. due: not paid yet. processing: authorised, or under way. failed: the saved method was declined and is charged again. overdue: it is charged no more, and the traveller has to pay. released: nothing was taken, since nothing was booked for it.
         * @enum {string}
         */
        PaymentEntryState: "due" | "processing" | "paid" | "failed" | "overdue" | "released";
        /** @description How it is paid. */
        PaymentMethods: {
            /**
             * @description none: nothing is due now. unavailable: the agency's gateway is not set up.
             * @enum {string}
             */
            gateway: "none" | "sandbox" | "stripe" | "unavailable";
            /** @description What the gateway's own script is begun with. */
            publishableKey?: string;
        };
        /** @enum {string} */
        PaymentState: "requires_payment_method" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled";
        PayRequest: {
            /** @description The date of the later payment that is paid; left out for what is due with the booking. */
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
        /** @description Empty where there is none. */
        PhoneNumber: string;
        /** @description The part of a stored picture that is to be one of its own, in shares of its width and height from the upper left. */
        PictureCrop: {
            address: components["schemas"]["MediaAddress"];
            height: number;
            width: number;
            x: number;
            y: number;
        };
        /** @description A file in the tenant's folder, next to tenant.json. */
        PictureFile: string;
        /** @description A picture's colours, the brand's first; the ground it stands on is none of them. */
        PicturePalette: {
            color: components["schemas"]["HexColor"];
            /** @description How much of what is drawn has it. */
            share: number;
        }[];
        /**
         * @description What a picture is for; it decides how large the picture is kept.
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
        /** @description The place that the point is near, by name; left out where there is none. */
        PlaceNear: string;
        /** @enum {string} */
        PlaceType: "city" | "airport";
        PlannedSchedule: {
            meant: components["schemas"]["MeantTime"][];
            schedule: components["schemas"]["Schedule"];
            timeZone: components["schemas"]["TimeZone"];
        };
        Position: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description An article of the blog. */
        Post: {
            /** @description Who wrote it. */
            author?: string;
            /** @description Cleaned HTML. */
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
            /** @description Who wrote it. */
            author?: string;
            /**
             * @description Plants and roofs of the picture; left out, the slug decides.
             * @enum {string}
             */
            climate?: "tropical" | "mediterranean" | "arid" | "temperate" | "nordic" | "alpine";
            /** @description An HTML file. */
            content: components["schemas"]["HtmlFile"];
            /** @description The date of the article. Articles are ordered by it. */
            publishedOn: components["schemas"]["PostSummary"]["publishedOn"];
            /**
             * @description What its picture shows.
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
            /** @description Who wrote it. */
            author?: string;
            /**
             * @description Plants and roofs of the picture; left out, the slug decides.
             * @enum {string}
             */
            climate?: "tropical" | "mediterranean" | "arid" | "temperate" | "nordic" | "alpine";
            /** @description An HTML file. */
            content: components["schemas"]["HtmlText"];
            /** @description The date of the article. Articles are ordered by it. */
            publishedOn: components["schemas"]["PostSummary"]["publishedOn"];
            /**
             * @description What its picture shows.
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
            /** @description Who wrote it. */
            author?: string;
            image: components["schemas"]["SafeUrl"];
            /** Format: date */
            publishedOn: string;
            /** @description Minutes it takes to read. */
            readingMinutes: number;
            slug: components["schemas"]["Slug"];
            /** @description One or two sentences that make a reader go on. */
            summary: string;
            title: string;
        };
        /** @description Where somebody is in the editor. */
        Presence: {
            /** @default null */
            field?: string | null;
            panel: string;
        };
        PreviewGrant: {
            /** Format: date-time */
            expiresAt: string;
            /** @description Goes into the address of a page as `livery-preview`, into a call as x-livery-preview. */
            grant: string;
        };
        /**
         * @description Whom a preview shows the site as it is to.
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
             * @description Standard lines take their share of the markup. What is passed through is collected for somebody else: it takes no markup and everybody sees its amount.
             * @enum {string}
             */
            treatment: "standard" | "pass_through";
        };
        /** @description One step of how a total came about. */
        PriceStep: {
            /** @description What it added or took away. */
            amount: number;
            /** @enum {string} */
            step: "wholesale" | "markup" | "public-price" | "minimum" | "rounding";
            /** @description The total after it. */
            sum: number;
        };
        /** @description A price without its parts, cut to what the role may see (spec §6), in a currency that is said beside it. The retail price is the total and what is saved, the markup is what the total is above the wholesale rate. */
        PriceSummary: {
            /** @description Left out where it is the same as for the price beside which this one stands. */
            dueLocally?: components["schemas"]["LocalCharge"][];
            /** @description 'Wholesale Rate'; only for agents who are not restricted. */
            net?: number;
            /** @description Retail price less total: what logging in would show, for a visitor who is not. */
            saved: number;
            /** @description 'Price to Traveller', in whole minor units: what is charged. */
            total: number;
        };
        /** @description An error as RFC 9457 writes it. */
        Problem: {
            code: components["schemas"]["ErrorCode"];
            /** @description What went wrong this time and how to mend it. */
            detail: string;
            /** @description The fields that broke a rule. */
            errors?: components["schemas"]["FieldError"][];
            /** @description Names this occurrence in the logs. */
            instance?: string;
            /**
             * @description Which of several rules of one code was broken, for a page to put into words.
             * @enum {string}
             */
            reason?: "not_listed" | "overtaken" | "answered" | "below_discounts";
            status: number;
            /** @description The kind of error in words; always the same for one code. */
            title: string;
            /** @description An address that names the kind of error, `urn:livery:problem:<code>`. */
            type: string;
        };
        /**
         * @description A product, as quotes, bookings, markups and suppliers name it.
         * @enum {string}
         */
        Product: "hotel" | "flight" | "resort" | "car" | "activity" | "cruise";
        /** @description What a product asks beside names and documents. */
        ProductQuestion: {
            /** @description The only answers; left out where any text answers it. */
            choices?: string[];
            code: components["schemas"]["QuestionCode"];
            isRequired: boolean;
            /** @description The supplier's words, where the pages have none for the code. */
            label?: string;
            /**
             * @description party: asked once for the item. traveller: asked of each person who is named.
             * @enum {string}
             */
            of: "party" | "traveller";
        };
        ProfilePicture: {
            /** @description The picture's bytes in base64, 2 MB of them at most; PNG, JPEG, WebP, GIF or AVIF. */
            data: string;
        };
        PromoCode: string;
        Proposal: {
            /** @description The total that the client accepted; left out where the client accepted none. */
            acceptedTotal?: components["schemas"]["MoneyAmount"];
            /**
             * @description Of this moment; left out where it can be booked no more.
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
             * @description Nobody guesses it: who has it may look and answer.
             */
            id: string;
            /** @description Who looks proposed it, or looks after all of the agency's agents; left out for everybody else. */
            isOwn?: boolean;
            isSample: boolean;
            keepsPrice: boolean;
            note: string;
            /** @description As it is now, cut to what the role may see. */
            price?: components["schemas"]["ShownPrice"];
            proposedTotal: components["schemas"]["MoneyAmount"];
            /** @description What it is booked by; left out where nothing is left or it is over. */
            rateKey?: components["schemas"]["RateKey"];
            state: components["schemas"]["ProposalState"];
            subject: components["schemas"]["ItemSubject"];
            validUntil: components["schemas"]["Date"];
        };
        /** @description Whom it is for, as far as the agent has said so. */
        ProposalClient: {
            /** @description For the agent's own list; who has the link does not see it. */
            email: components["schemas"]["EmailAddress"] | "";
            /** @description Empty where nobody is named. */
            name: string;
        };
        /**
         * @description accepted: the client asks the agent to book it. booked: it became a booking. withdrawn: the agent took it back.
         * @enum {string}
         */
        ProposalState: "open" | "accepted" | "declined" | "booked" | "expired" | "withdrawn";
        /** @description A proposal as its agent sees it in a list. */
        ProposalSummary: {
            /** @description The total that the client accepted; left out where the client accepted none. */
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
            /** @description What is proposed, such as the name of a hotel. */
            title: string;
            validUntil: components["schemas"]["Date"];
        };
        /** @description What changed the version that visitors see. */
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
             * @description What the list of versions says of it.
             * @default
             */
            note?: string;
            revision: components["schemas"]["Revision"];
        };
        QuestionCode: string;
        Quote: {
            /** @description What the wallet of who asks could give; left out where there is none. */
            credits?: components["schemas"]["MoneyAmount"];
            discounts: components["schemas"]["Discount"][];
            /** @description What is paid here with the booking. */
            dueNow: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description As of a booking: the confirmation is sent by email. */
            isMailed?: boolean;
            items: components["schemas"]["QuoteItem"][];
            payment: components["schemas"]["PaymentMethods"];
            /** @description When what is paid, of all items together and after discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            /** @description Where the price has changed: what the traveller saw. */
            shownTotal?: components["schemas"]["MoneyAmount"];
            /** @enum {string} */
            status: "available" | "price_changed";
            /**
             * @description Whether the agency has codes at all.
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
             * @description Needed where several items can be changed.
             */
            itemId?: string;
        };
        QuoteItem: {
            /** @description When the price is paid and to whom, before discounts. */
            paymentSchedule: components["schemas"]["PaymentEntry"][];
            price: components["schemas"]["ShownPrice"];
            /** @description What has to be answered besides; left out where nothing is asked. */
            questions?: components["schemas"]["ProductQuestion"][];
            /** @description The people who have to be named. */
            requirements: components["schemas"]["TravellerRequirement"][];
            subject: components["schemas"]["ItemSubject"];
        };
        /** @description What of a rate is paid with the booking; the rest is paid later, and all of it here. Left out where all of it is paid at once. */
        RateDeposit: {
            /**
             * Format: date
             * @description Local date where the property is.
             */
            balanceOn: string;
            percent: number;
        };
        /** @description Names just what is sold at one price; opaque. */
        RateKey: string;
        /**
         * @description Whether the stay is paid here or at the property.
         * @enum {string}
         */
        RatePayment: "now" | "at_property";
        /** @description savedPrice = publishedRate - totalRate; totalRate = baseRate + taxAndFee. */
        Rates: {
            /** @description 'Wholesale Rate'; only for agents who are not restricted. */
            baseRate?: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            discountPercentage: number;
            /** @description 'Retail Price'. */
            publishedRate: components["schemas"]["Money"];
            savedPrice: number;
            /** @description 'Agency Markup'; only for agents who are not restricted. */
            taxAndFee?: components["schemas"]["Money"];
            /** @description 'Price to Traveller'. */
            totalRate: components["schemas"]["Money"];
        };
        Rating: number;
        /** @description What a publication changed. */
        Receipt: {
            authors: components["schemas"]["FieldAuthor"][];
            fields: components["schemas"]["SettingsChange"][];
            /** @description Paths of pages that look different; `/*` is every page. */
            pages: string[];
        };
        ReferenceNumber: string;
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
            /** @description Left out for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            sleeps: number;
            unitId: components["schemas"]["ResortId"];
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
            /** @description Left out for a visitor who may not see prices (spec §6). */
            rates?: components["schemas"]["Rates"];
            rating: components["schemas"]["Rating"];
            sleeps?: number;
        };
        ResortHold: {
            /** Format: date-time */
            expiresAt?: string;
            reference_number: components["schemas"]["ReferenceNumber"];
            /** @enum {string} */
            status: "HOLD" | "RELEASE" | "EXPIRED" | "CONFIRMED";
        };
        ResortId: string;
        ResortPoint: {
            lat: components["schemas"]["Latitude"];
            lon: components["schemas"]["Longitude"];
        };
        /** @description A region, or, with parent_id, a subregion of one. */
        ResortRegion: {
            id: components["schemas"]["ResortId"];
            name: string;
            parent_id?: components["schemas"]["ResortId"];
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
        Restored: {
            /** @description What visitors see differently. */
            changes: components["schemas"]["SettingsChange"][];
            publication: components["schemas"]["Publication"];
            revision: components["schemas"]["Revision"];
        };
        RestoreRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            /** @description What visitors saw when the caller looked. Where they see another by now, the answer is 412 and nothing is changed. */
            from: components["schemas"]["VersionNumber"];
            /**
             * @description Of a whole version: the draft stays as it is, so that what visitors no longer see can be published again. Otherwise it follows, but for what was not published.
             * @default false
             */
            keepsDraft?: boolean;
            /** @default  */
            note?: string;
        };
        /** @enum {string} */
        ReviewTheme: "location" | "cleanliness" | "service" | "comfort" | "value" | "breakfast";
        /** @description Counts what was done to the draft; it never goes back. */
        Revision: number;
        /** @enum {string} */
        RoomAmenity: "private_bathroom" | "shower" | "bathtub" | "hairdryer" | "safe" | "minibar" | "kettle" | "coffee_machine" | "desk" | "television" | "kitchen" | "balcony" | "sitting_area" | "air_conditioning" | "bathrobes";
        RoomCode: string;
        /** @description Who sleeps in one room. */
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
            /** @description Its name is a text of the kind and the view. */
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
        SandboxAnswer: {
            declined?: string;
            state: components["schemas"]["PaymentState"];
        };
        /** @description A token of the sandbox, or the answer to the bank's question of a payment that waits for one. */
        SandboxToken: {
            clientSecret: components["schemas"]["ClientSecret"];
            token: string;
        } | {
            clientSecret: components["schemas"]["ClientSecret"];
            isApproved: boolean;
        };
        /** @description What is published at an hour. */
        Schedule: {
            baseVersion: components["schemas"]["VersionNumber"];
            by: components["schemas"]["Editor"];
            /** @description What it changes; once it came what it changed. */
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
            /** @description In the list, of one that is live: the fields that it holds, with what its end takes back as things are. It is less than what was changed where other publications or a restored version came since. A field whose value is the same below has equal `before` and `after`. */
            undo?: components["schemas"]["SettingsChange"][];
        };
        /** @description Why it did not come, or did not go back; nothing of it was done. */
        ScheduleFailure: {
            /** @enum {string} */
            at: "start" | "end";
            /**
             * @description conflict - fields of it were changed since it was planned. checks - the checks found something. missed - no server ran between its start and its end.
             * @enum {string}
             */
            code: "conflict" | "checks" | "missed";
            findings?: components["schemas"]["Finding"][];
            /** @description The agency's other plan that changed these fields first, where it was one. */
            plan?: {
                /** Format: uuid */
                id: string;
                note: string;
            };
            /** @description The fields that it is about. */
            pointers: components["schemas"]["SettingsPointer"][];
        };
        ScheduleList: {
            schedules: components["schemas"]["Schedule"][];
            timeZone: components["schemas"]["TimeZone"];
        };
        /**
         * @description live - visitors see it, and it has an end. done - it came, and where it had an end, it went. failed - see its failure.
         * @enum {string}
         */
        ScheduleState: "planned" | "live" | "done" | "cancelled" | "failed";
        /** @description What the browser may know of who is asking. The token stays in the cookie. */
        Session: {
            /** @description The one the person prefers, if any. */
            currency?: components["schemas"]["CurrencyCode"];
            email?: string;
            firstName?: string;
            isRestrictedAgent: boolean;
            /** @description Shows the wallet (spec §6). */
            isRewardWalletEnable?: boolean;
            isTravelAgent: boolean;
            /**
             * @description Who keeps the account where it is not this site: its profile, sessions and agents are then looked after there.
             * @enum {string}
             */
            keptBy?: "operator";
            lastName?: string;
            profileImage?: components["schemas"]["SafeUrl"];
            signedIn: boolean;
            userType?: components["schemas"]["UserType"];
        };
        /** @description An agency's settings and what it publishes, as tenants/<slug>/tenant.json, with addresses of pictures and texts in HTML in the places of files. */
        Settings: {
            /** @description The schema of this file, for editors: ../../src/contract/tenant.schema.json */
            $schema?: string;
            about?: components["schemas"]["AboutSettingsInPlace"];
            agency: components["schemas"]["AgencySettingsInPlace"];
            /** @default [] */
            agencyTerms?: components["schemas"]["AgencyTermsSettingsInPlace"][];
            /** @default {} */
            cancellationPolicies?: components["schemas"]["CancellationPolicySettingsInPlace"];
            /** @description The one of `hosts` that search engines and shared links use. Left out, the first. */
            canonicalHost?: string;
            /** @description Currencies offered in the picker; all with a known rate when left out. */
            currencies?: components["schemas"]["CurrencyCode"][];
            /** @default [] */
            destinations?: components["schemas"]["DestinationSettings"][];
            faq?: components["schemas"]["FaqSettings"];
            /**
             * @description Host names, without port, that this agency answers at. In demo and development <slug>.localhost is added.
             * @default []
             */
            hosts?: string[];
            /**
             * @description Providers by which people sign in with another account. Their addresses and client ids stay on the server.
             * @default []
             */
            identityProviders?: components["schemas"]["IdentityProviderSettings"][];
            /**
             * @description Links the agency gives out in mails and on paper.
             * @default []
             */
            links?: components["schemas"]["LinkSettings"][];
            /**
             * @description What the agency adds to wholesale rates, until its people change it at /settings/agency.
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
        /** @description One field's change. `before` or `after` left out - nothing stood there, or nothing is to. */
        SettingsChange: {
            after?: unknown;
            before?: unknown;
            pointer: components["schemas"]["SettingsPointer"];
        };
        /** @description JSON pointer (RFC 6901) of a field of `Settings`; items of lists that have names by their name, e.g. `/posts/lisbon-in-spring/title`. */
        SettingsPointer: string;
        /** @description A link that shows the draft to whoever has it. */
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
             * @description When somebody last came by it.
             */
            openedAt: string | null;
            /** @enum {string} */
            state: "open" | "expired" | "revoked";
        };
        ShipLine: {
            id: string;
            logo?: components["schemas"]["SafeUrl"];
            name: string;
        };
        /** @description A document as the booking's page shows it. */
        ShownDocument: {
            expiresOn: components["schemas"]["Date"];
            issuingCountry: components["schemas"]["CountryCode"];
            /** @description The end of the number. */
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
             * @description In the editor's frame, or for whoever has a link to it.
             * @enum {string}
             */
            kind: "frame" | "share";
        };
        /** @description The price of everything that is asked for, cut to what the role may see (spec §6). The total has every mandatory tax and fee in it; it is what is charged. */
        ShownPrice: {
            /** @description The wholesale rate before taxes and fees; only for agents who are not restricted. */
            base?: number;
            /** @description Of what the subtotal is made, such as nights; with the price lines they make the total. Empty where it has no parts. */
            breakdown: components["schemas"]["BreakdownPart"][];
            currency: components["schemas"]["CurrencyCode"];
            dueLocally: components["schemas"]["LocalCharge"][];
            exchange: components["schemas"]["Exchange"];
            /** @description 'Agency Markup'; only for agents who are not restricted. */
            markup?: number;
            /** @description 'Wholesale Rate'; only for agents who are not restricted. */
            net?: number;
            /** @description Taxes and fees, which are part of the total. */
            priceLines: components["schemas"]["PriceLine"][];
            /** @description 'Retail Price'; for who is signed in. */
            retail?: number;
            /** @description By which the markup came about; only for agents who are not restricted. */
            rule?: components["schemas"]["MarkupRule"];
            /** @description Retail price less total: what logging in would show, for a visitor who is not. */
            saved: number;
            /** @description Before taxes and fees. For agents who are not restricted the price lines are what the supplier asks. For everybody else standard lines have of the total the share that they have of the supplier's price. */
            subtotal: number;
            /** @description 'Price to Traveller', in whole minor units. */
            total: number;
            /** @description Only for agents who are not restricted. */
            trace?: components["schemas"]["PriceStep"][];
        };
        ShownTraveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["ShownDocument"];
            firstName: components["schemas"]["PersonName"];
            group: components["schemas"]["TravellerGroup"];
            lastName: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            type: components["schemas"]["TravellerType"];
        };
        SignUp: {
            email: components["schemas"]["MailableAddress"];
            firstName: components["schemas"]["PersonName"];
            language?: components["schemas"]["LanguageCode"];
            lastName: components["schemas"]["PersonName"];
            password: components["schemas"]["ChosenPassword"];
        };
        Slug: string;
        /** @description Addresses of the agency's pages elsewhere; the footer shows those given. */
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
            /** @description With SSO, /login works too. */
            isDirectLoginAllowedForSSOUsers: boolean;
            /** @description People sign in on the agency's own site. */
            isSSOEnabled: boolean;
        };
        /** @description Nights from one local date to another; the last night begins on the day before `end`. */
        Stay: {
            end: components["schemas"]["Date"];
            start: components["schemas"]["Date"];
        };
        /** @description Local dates; end is later than start. */
        StayPeriod: {
            end: components["schemas"]["Date"];
            start: components["schemas"]["Date"];
        };
        /** @description A picture as it was stored. */
        StoredPicture: {
            address: components["schemas"]["MediaAddress"];
            /** @enum {string} */
            contentType: "image/svg+xml" | "image/webp";
            height: number;
            palette: components["schemas"]["PicturePalette"];
            /** @description In pixels; of a drawing, as it says itself. */
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
             * @description Asked from the location manager and not from a search form.
             * @default false
             */
            isManageLocation?: boolean;
            text: string;
        };
        /** @description A change that a supplier makes by itself of what is booked, such as another time. While it is open, cancelling costs nothing, whatever the policy says. */
        SupplierChange: {
            /** @description What may be answered by who looks, and for an answered one what could have been. */
            answers: components["schemas"]["ChangeAnswer"][];
            becomes: components["schemas"]["ItemSubject"];
            /** Format: date-time */
            foundAt: string;
            /** Format: uuid */
            id: string;
            /** @description Nobody answered in time. */
            isDefault?: boolean;
            /** @description Its supplier refused what was answered, or what was to happen without an answer, and the agency has not settled that yet; left out otherwise. */
            isSettling?: boolean;
            /**
             * Format: date-time
             * @description While it is open: until when it can be answered.
             */
            respondBy: string;
            /**
             * @description declined: the item was cancelled instead; or it was to be without an answer, its supplier refused that, and the agency settles it.
             * @enum {string}
             */
            state: "open" | "accepted" | "declined";
            /** @description What happens where nobody has answered by then. */
            unlessAnswered: components["schemas"]["ChangeAnswer"];
            was: components["schemas"]["ItemSubject"];
        };
        /** @description The supplier of each product. A product that is left out comes from the first supplier that has it. */
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
        /**
         * @description What is had of suppliers in a preview; as it is, still coming, nothing found, or failed.
         * @enum {string}
         */
        SupplyState: "ready" | "loading" | "empty" | "failed";
        /**
         * @description The platform's own people, who look after agencies; the same for every agency.
         * @enum {string}
         */
        SupportManager: "Amara Osei" | "Daniel Reyes" | "Ingrid Solberg" | "Leila Haddad" | "Tomás Vidal";
        SupportRequest: {
            message: string;
            subject: string;
        };
        /** @description One agency - its settings and what it publishes. */
        Tenant: {
            /** @description The schema of this file, for editors: ../../src/contract/tenant.schema.json */
            $schema?: string;
            about?: components["schemas"]["AboutSettings"];
            agency: components["schemas"]["AgencySettings"];
            /** @default [] */
            agencyTerms?: components["schemas"]["AgencyTermsSettings"][];
            /** @default {} */
            cancellationPolicies?: components["schemas"]["CancellationPolicySettings"];
            /** @description The one of `hosts` that search engines and shared links use. Left out, the first. */
            canonicalHost?: string;
            /** @description Currencies offered in the picker; all with a known rate when left out. */
            currencies?: components["schemas"]["CurrencyCode"][];
            /** @default [] */
            destinations?: components["schemas"]["DestinationSettings"][];
            faq?: components["schemas"]["FaqSettings"];
            /**
             * @description Host names, without port, that this agency answers at. In demo and development <slug>.localhost is added.
             * @default []
             */
            hosts?: string[];
            /**
             * @description Providers by which people sign in with another account. Their addresses and client ids stay on the server.
             * @default []
             */
            identityProviders?: components["schemas"]["IdentityProviderSettings"][];
            /**
             * @description Links the agency gives out in mails and on paper.
             * @default []
             */
            links?: components["schemas"]["LinkSettings"][];
            /**
             * @description What the agency adds to wholesale rates, until its people change it at /settings/agency.
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
        /** @description Brand inputs beside the primary colour. A closed list; never CSS text. */
        ThemeInput: {
            /**
             * @description How much space is around and inside elements. Touch targets keep their size.
             * @default comfortable
             * @enum {string}
             */
            density?: "compact" | "comfortable" | "spacious";
            /**
             * @description How far cards and panels seem to be above the page.
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
            /** @description The colour whose hue greys and surfaces carry. Left out, that of the primary colour. */
            neutralTint?: components["schemas"]["HexColor"];
            /**
             * @description How round corners are.
             * @default medium
             * @enum {string}
             */
            radius?: "none" | "small" | "medium" | "large" | "full";
            /** @description A second brand colour for badges and accents. Left out, they take a tint of the primary colour. */
            secondaryColor?: components["schemas"]["HexColor"];
            /**
             * @description Typefaces for headings and text, each with an Arabic companion.
             * @default modern
             * @enum {string}
             */
            typePairing?: "modern" | "editorial" | "friendly" | "classic" | "technical" | "elegant" | "expressive" | "arabic";
        };
        /** @description A time zone by its name in the IANA database. */
        TimeZone: string;
        TokenBody: {
            token: string;
        };
        /** @enum {string} */
        TokenFormat: "css" | "tailwind" | "dtcg";
        /** @description What a traveller identifies themselves with at a border. */
        TravelDocument: {
            /** @description The last day on which it is valid; not before the item ends. */
            expiresOn: components["schemas"]["Date"];
            issuingCountry: components["schemas"]["CountryCode"];
            /** @description No answer has it again. */
            number: string;
            type: components["schemas"]["DocumentType"];
        };
        Traveller: {
            age?: components["schemas"]["TravellerAge"];
            answers?: components["schemas"]["Answer"][];
            dateOfBirth?: components["schemas"]["Date"];
            document?: components["schemas"]["TravelDocument"];
            firstName: components["schemas"]["PersonName"];
            group: components["schemas"]["TravellerGroup"];
            lastName: components["schemas"]["PersonName"];
            nationality?: components["schemas"]["CountryCode"];
            role?: components["schemas"]["TravellerRole"];
            type: components["schemas"]["TravellerType"];
        };
        /** @description Of a child or an infant, on the first day of the item. */
        TravellerAge: number;
        /** @enum {string} */
        TravellerField: "firstName" | "lastName" | "email" | "phone" | "dateOfBirth" | "nationality" | "document";
        /** @description Whom the traveller is with: the number of a room, a cabin, a unit or a slice; 1 where there is one group. */
        TravellerGroup: number;
        /** @description One person whom the supplier wants to know, and what of them. */
        TravellerRequirement: {
            age?: components["schemas"]["TravellerAge"];
            fields: components["schemas"]["TravellerField"][];
            group: components["schemas"]["TravellerGroup"];
            role?: components["schemas"]["TravellerRole"];
            type: components["schemas"]["TravellerType"];
        };
        /**
         * @description lead: answers for the group. driver: drives the car.
         * @enum {string}
         */
        TravellerRole: "lead" | "driver";
        /** @enum {string} */
        TravellerType: "adult" | "child" | "infant";
        UpdateAgentRequest: {
            /** @description False shuts the person out at once. */
            isActive?: boolean;
            isRestricted?: boolean;
            userType?: components["schemas"]["AgentType"];
        };
        UpdateMarkupsRequest: {
            /** @description All of them, in the order they are to be shown in. */
            rules: components["schemas"]["MarkupRule"][];
        };
        /** @description What is left out stays as it is. */
        UpdateProfileRequest: {
            /** @description Null for the agency's default. */
            currency?: components["schemas"]["CurrencyCode"] | null;
            firstName?: components["schemas"]["PersonName"];
            /** @description Null for the agency's default. */
            language?: components["schemas"]["LanguageCode"] | null;
            lastName?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"];
        };
        /** @description What is left out stays as it is. */
        UpdateQuoteRequest: {
            /** @description Null takes it away. */
            promoCode?: components["schemas"]["PromoCode"] | null;
            useCredits?: boolean;
        };
        UpdateScheduleRequest: {
            confirmInactive?: components["schemas"]["ConfirmInactive"];
            /** @description Null takes it away. */
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
        /** @description What was published, for ever. */
        Version: {
            /** Format: date-time */
            at: string;
            /** @description Null for what was imported with the tenant's folder. */
            by: components["schemas"]["Editor"] | null;
            /** @description Visitors see it now. */
            isPublished: boolean;
            note: string;
            /** @description When it became what visitors see, the latest first. */
            publications: components["schemas"]["Publication"][];
            version: components["schemas"]["VersionNumber"];
        };
        /**
         * @description The version before it; what visitors see now; the draft as it is being edited.
         * @default before
         * @enum {string}
         */
        VersionAgainst: "before" | "published" | "draft";
        VersionNumber: number;
        /** @description A problem (RFC 9457) with the version that visitors see by now, and who brought it before them. */
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
            /** @description What it is compared with; null for the draft, and before the first. */
            comparedWith: components["schemas"]["VersionNumber"] | null;
            pages: string[];
            /** @description What visitors see at this moment, for whoever brings this one back (`from`). */
            published: components["schemas"]["VersionNumber"];
            receipt?: components["schemas"]["Receipt"];
            version: components["schemas"]["Version"];
        };
        Wallet: {
            balance: components["schemas"]["MoneyAmount"];
            entries: components["schemas"]["WalletEntry"][];
        };
        WalletEntry: {
            /** @description In minor units of the wallet's currency. */
            amount: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            reason: "welcome" | "booking" | "cancellation" | "reward" | "adjustment";
            reference?: components["schemas"]["BookingReference"];
        };
        WantedItem: {
            product: components["schemas"]["Product"];
            rateKey: components["schemas"]["RateKey"];
        };
        /** @description Texts that replace those of the interface, by language and key. Keys are those of the text files (`deals.heading`). If two parts have the same key, put the part before it (`seo/destinations.heading`). */
        WordingSettings: {
            /** @description Texts of one language, by the key of the text that they replace. */
            ar?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            da?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            de?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            en?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            es?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            fr?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            no?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            pt?: {
                [key: string]: string;
            };
            /** @description Texts of one language, by the key of the text that they replace. */
            sv?: {
                [key: string]: string;
            };
        };
    };
    responses: {
        /** @description What went wrong, by its `code`. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    suggestActivityPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestRequest"];
            };
        };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
    getEnabledCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getEnabledCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrencyEntry"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgency: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published agency data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency: components["schemas"]["Agency"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAboutUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first item is the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AboutPage"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBusinessInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The information, or null while nobody has given it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["BusinessInfo"] | null;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitBusinessInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessInfo"];
            };
        };
        responses: {
            /** @description The information as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BusinessInfo"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgencyEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFaqs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first item is the page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Faq"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIncidents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open incidents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Incidents"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerIncident: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerIncidentRequest"];
            };
        };
        responses: {
            /** @description The incidents that are still open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Incidents"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        languages: components["schemas"]["Language"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMarkups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgencyMarkups"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putMarkups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision this changes, as its ETag says it. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateMarkupsRequest"];
            };
        };
        responses: {
            /** @description The rules as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgencyMarkups"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getNavigations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agencyNavigation: components["schemas"]["NavigationItem"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgencyTermsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms in order, without their texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgencyTermsSummary"][];
                    };
                };
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
            /** @description The terms; 404 where the agency has none under this id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AgencyTerms"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getWording: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            [key: string]: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The articles, the newest first, without their texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PostSummary"][];
                    };
                };
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
            /** @description The article; 404 where the agency has none under this slug. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Post"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBookings: {
        parameters: {
            query: {
                /** @description What the page before ended with. */
                before?: string;
                /** @description Bookings whose first item begins on that day or later. */
                from?: components["schemas"]["Date"];
                /** @description Part of a reference, of a name or of an e-mail address of who booked or travels. */
                search?: string;
                state?: components["schemas"]["ItemState"];
                /** @description Bookings whose first item begins on that day or earlier. */
                to?: components["schemas"]["Date"];
                when: "upcoming" | "past" | "cancelled" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBookingRequest"];
            };
        };
        responses: {
            /** @description The booking, on hold. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    openBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingKey"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteAmendmentRequest"];
            };
        };
        responses: {
            /** @description The change with its price. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Amendment"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it is by then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptAmendment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptAmendmentRequest"];
            };
        };
        responses: {
            /** @description The booking as it is by then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The booking as it is by then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingRequest"];
            };
        };
        responses: {
            /** @description The booking, cancelled or about to be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    quoteCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancellationQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CancellationQuote"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    claimBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The booking, which is among the trips of who asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBookingRequest"];
            };
        };
        responses: {
            /** @description The booking as it is by then; confirmed, pending or rejected once it was paid, and on hold before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking, released. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    payAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRequest"];
            };
        };
        responses: {
            /** @description The booking with another payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerSupplierChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key and body give the same answer, however often they are sent; another body is refused. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSupplierChangeRequest"];
            };
        };
        responses: {
            /** @description The booking with the change accepted, or cancelled or about to be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Booking"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reference: components["schemas"]["BookingReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getBrandingChecks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the checks found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What keeps the draft from being published first. */
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Draft"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    discardDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision this changes, as its ETag says it. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was taken back, so that it can be made again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftChanged"];
                    };
                };
            };
            /** @description Somebody else has changed the draft since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DraftStaleProblem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The revision this changes, as its ETag says it. Without it the answer is 428. */
                "If-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftChange"];
            };
        };
        responses: {
            /** @description The revision that came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DraftChanged"];
                    };
                };
            };
            /** @description Somebody else has changed the draft since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DraftStaleProblem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDraftEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    importSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description What would change, or what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportedSettings"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    storePicture: {
        parameters: {
            query: {
                /** @description What the picture is for. */
                for: components["schemas"]["PictureUse"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The picture as it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoredPicture"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    cropPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureCrop"];
            };
        };
        responses: {
            /** @description The picture as it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StoredPicture"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getPicturePalette: {
        parameters: {
            query: {
                address: components["schemas"]["MediaAddress"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its colours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PicturePalette"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Presence"];
            };
        };
        responses: {
            /** @description Who is here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonHere"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createPreviewGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePreviewGrantRequest"];
            };
        };
        responses: {
            /** @description The grant. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreviewGrant"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    publishDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishRequest"];
            };
        };
        responses: {
            /** @description What was published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PublicationWithReceipt"];
                    };
                };
            };
            /** @description The checks found what keeps it from being published, or the present state does not fit. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChecksFailedProblem"];
                };
            };
            /** @description Somebody else has changed the draft since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DraftStaleProblem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to come first, then what was, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleList"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScheduleRequest"];
            };
        };
        responses: {
            /** @description What is planned. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedSchedule"];
                    };
                };
            };
            /** @description The checks found what keeps it from being published, or the present state does not fit. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ChecksFailedProblem"];
                };
            };
            /** @description Somebody else has changed the draft since. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DraftStaleProblem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What is planned now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScheduleList"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScheduleRequest"];
            };
        };
        responses: {
            /** @description What is planned now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlannedSchedule"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links, the newest first; not what they lead to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Share"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShareRequest"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewShare"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The links that there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Share"][];
                    };
                };
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/design-tokens+json": string;
                    "text/css": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVersions: {
        parameters: {
            query?: {
                /** @description Those before this version alone. */
                before?: components["schemas"]["VersionNumber"];
                /** @description At most so many; fewer are the last there are. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Version"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getVersion: {
        parameters: {
            query?: {
                /** @description What it is compared with. */
                against?: components["schemas"]["VersionAgainst"];
            };
            header?: never;
            path: {
                version: components["schemas"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version, and what leads to it from what it is compared with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VersionWithDiff"];
                    };
                };
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
            path: {
                version: components["schemas"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                version: components["schemas"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreRequest"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Restored"];
                    };
                };
            };
            /** @description Visitors see another version than the caller looked at. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["VersionStaleProblem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestCarPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestRequest"];
            };
        };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
    getCarCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CarCountry"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCancellationPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The five lines of spec §2.2 in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CancellationPolicySummary"][];
                    };
                };
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
            /** @description The conditions; 404 where the agency has published none for this line, and for a line that does not exist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CancellationPolicy"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getShipLines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shipLines: components["schemas"]["ShipLine"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchActivityDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivitySearch"];
            };
        };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarSearch"];
            };
        };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelSearch"];
            };
        };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destinations in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Destination"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestAirports: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AirportEntry"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getCurrentPaymentGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gateway by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        CurrentPayment: components["schemas"]["Agency"]["currentPaymentGateway"];
                        /**
                         * @description Whether it takes payments now; false where it has no keys here or refuses them.
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
                /** @description What a sample supplier is to act out, for developers and tests; nothing in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelQuery"];
            };
        };
        responses: {
            /** @description The hotel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HotelAnswer"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    searchHotels: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a sample supplier is to act out, for developers and tests; nothing in production. */
                "x-livery-scenario"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HotelCriteria"];
            };
        };
        responses: {
            /** @description The offers, a batch a line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
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
            /** @description The link; null where the agency has none of that name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Link"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates with their date and source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
                };
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PageContext"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    authoriseSandboxPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxToken"];
            };
        };
        responses: {
            /** @description How it went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SandboxAnswer"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listProposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            proposals: components["schemas"]["ProposalSummary"][];
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProposalRequest"];
            };
        };
        responses: {
            /** @description The proposal; its id is its link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerProposalRequest"];
            };
        };
        responses: {
            /** @description The proposal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateQuoteRequest"];
            };
        };
        responses: {
            /** @description The quote with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateResortItinerary: {
        parameters: {
            query: {
                reference_number: components["schemas"]["ReferenceNumber"];
                status: "RELEASE";
            };
            header?: {
                /** @description Joins the calls of one resort search or booking. The resort service refuses a call without it. */
                "x-correlation-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The hold as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortHold"];
                    };
                };
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortAvailability"][];
                    };
                };
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResortPoint"];
            };
        };
        responses: {
            /** @description The deals, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
                /** @description Without it, the hold of the present visit. */
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
            /** @description The hold, or null where there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortHold"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getResortRegions: {
        parameters: {
            query?: {
                /** @description True asks for the subregions of ids and not for the regions themselves. */
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
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortRegion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestResorts: {
        parameters: {
            query: {
                query: string;
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
            /** @description Best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResortSuggestion"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSsoProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers in the agency's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IdentityProvider"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                language: components["schemas"]["LanguageCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The language that is now remembered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        language: components["schemas"]["LanguageCode"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The same answer for every address; what there is to say is in the mail. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    redeemHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description Who the token stands for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UserProfile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getIdentities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identities, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnIdentity"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityLink"];
            };
        };
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                        };
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The identities that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnIdentity"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    readMailedLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailedLinkQuestion"];
            };
        };
        responses: {
            /** @description What it is for; null where it no longer works, or never did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailedLink"] | null;
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The session; its token is in the cookie that comes along. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The session of a visitor who is not signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setNewPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description The session; its token is in the cookie that comes along. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The session; its token is in the cookie that comes along. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePicture"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session; of a visitor who is not signed in too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are left, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The sessions that are left, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The sessions that are left, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnSession"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The same answer for every address; what there is to say is in the mail. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    askSupport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupportRequest"];
            };
        };
        responses: {
            /** @description The message is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            /** @description The same answer for every address; what there is to say is in the mail. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailed"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenBody"];
            };
        };
        responses: {
            /** @description The session; its token is in the cookie that comes along. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: components["schemas"]["Session"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody but the travellers, by name; with travellers who were invited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"][];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgentInvitation"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentRequest"];
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    inviteAgentAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The agent as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Agent"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    suggestHotelPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuggestRequest"];
            };
        };
        responses: {
            /** @description Best match first; allData has the whole record of each, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The country, or null where nothing tells it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
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
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Wallet"];
                    };
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
